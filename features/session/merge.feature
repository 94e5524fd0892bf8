@session
Feature: The cart that two devices fill
  Who signs in finds the cart of the account and that of the device in one, is told so, and may have them apart again.

  Background:
    Given Meera has put 1 piece of a "Shawl" for 4,000 rupees into the cart of her account on another device
    And Meera has put 2 pieces of a "Stole" for 1,500 rupees into the cart of this device
    When Meera signs in

  @CART-66
  Rule: The receipt says what came together, until it is undone, put away, or what this device brought is gone

    Example: Both carts are in one
      Then Meera reads on the cart page that "2 pieces from this device, 1 from your account." came together
      And Meera has 1 piece of the "Shawl" in the cart
      And Meera has 2 pieces of the "Stole" in the cart

    @journey @long
    Example: Apart again, at a later visit
      Given Meera comes back later
      And Meera reads on the cart page that "2 pieces from this device, 1 from your account." came together
      When Meera has the carts apart again
      Then Meera has 1 piece of the "Shawl" in the cart
      And 2 pieces of the "Stole" are saved for later at "₹1,500"
      And nothing on the cart page came together
      And the cart of Meera's account holds only 1 piece of the "Shawl"

    Example: Put away
      Given Meera reads on the cart page that "2 pieces from this device, 1 from your account." came together
      When Meera leaves the carts together
      And Meera comes back later
      Then nothing on the cart page came together
      And Meera has 2 pieces of the "Stole" in the cart

    Example: Nothing is left to take back
      When Meera removes the "Stole"
      Then nothing on the cart page came together
      When Meera adds the "Stole" to the cart
      Then nothing on the cart page came together

    Example: Ordered
      Given Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      And Meera adds the "Stole" to the cart
      Then nothing on the cart page came together

  @CART-49
  Rule: What both devices change is in the cart of the account

    @journey @long
    Example: Fewer here, and something new there
      When Meera puts 3 pieces of a "Dupatta" for 900 rupees into the cart of her account on another device
      And Meera changes the "Stole" to 1 piece
      Then Meera has 3 pieces of the "Dupatta" in the cart
      And Meera has 1 piece of the "Stole" in the cart
      And the cart of Meera's account holds 3 pieces of the "Dupatta"
      And the cart of Meera's account holds 1 piece of the "Stole"
