@delivery
Feature: Delivery of a cart
  All that is in a cart travels together, so that it arrives with its slowest piece.

  Background:
    Given it is 10:00 in India on 27 November 2026
    And the shop sells a "Silk Tee" with 5 pieces
    And Meera has asked when the "Silk Tee" arrives at "400050"

  Rule: A cart says by which day all of it arrives

    Example: The slowest piece says the day, at the PIN code that is known
      Given the shop sells a "Kurta" with 5 pieces
      And the "Kurta" is ready to ship
      And Meera adds the "Silk Tee" to the cart
      And Meera adds the "Kurta" to the cart
      When Meera opens the cart page
      Then the PIN code reads "400050"
      And Meera reads of the delivery "By Thursday, 3 December"

    Example: What is made to order says the day of all that lies ready
      Given the shop sells a "Sherwani" that is made in 8 working days
      And Meera adds the "Silk Tee" to the cart
      And Meera adds the "Sherwani" to the cart
      When Meera opens the cart page
      Then Meera reads of the delivery "By Tuesday, 8 December"

    Example: Another place is asked for in the cart
      Given Meera adds the "Silk Tee" to the cart
      And Meera opens the cart page
      When Meera asks when it arrives at "744301"
      Then Meera reads of the delivery "Cannot be delivered to 744301"

    Example: An empty cart has no day
      When Meera opens the cart page
      Then Meera is not asked for a PIN code
