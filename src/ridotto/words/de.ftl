brand = Ridotto
