@cart
Feature: Change the cart
  Shoppers change their mind, and the cart follows at once.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has put 1 piece of the "Silk Tee" into the cart

  @CART-25 @CART-26
  Rule: Changing the pieces says so and offers the way to checkout

    Example: Three instead of one
      When Meera changes the "Silk Tee" to 3 pieces
      Then Meera has 3 pieces of the "Silk Tee" in the cart
      And Meera is told "Product quantity has been updated!"
      And Meera is offered to proceed to checkout

  @CART-28 @CONF-23
  Rule: Removing asks first

    Example: Meera keeps it
      When Meera wants to remove the "Silk Tee" and keeps it
      Then Meera has 1 piece of the "Silk Tee" in the cart

  @CART-29 @CART-52
  Rule: What is removed is gone from both carts

    Example: Meera removes it
      When Meera removes the "Silk Tee"
      Then Meera's cart is empty
      And the shop's cart is empty

  @CART-29
  Rule: What was removed can be had back

    @journey @long
    Example: A slip of the finger
      Given Meera has put 2 pieces of the "Silk Tee" into the cart
      And Meera removes the "Silk Tee"
      When Meera undoes that
      Then Meera has 3 pieces of the "Silk Tee" in the cart
      And the shop's cart holds 3 pieces of the "Silk Tee"

  @CART-31 @CONF-23
  Rule: The badge counts pieces

    Example: Two products, three pieces
      Given the shop sells a "Dupatta" for 900 rupees
      When Meera adds 2 pieces of the "Dupatta" to the cart
      Then the badge counts 3

  @CART-32 @CONF-23
  Rule: The badge counts lines where the merchant wants it

    Example: Two products, three pieces
      Given the shop sells a "Dupatta" for 900 rupees
      And the badge is set to count lines
      When Meera adds 2 pieces of the "Dupatta" to the cart
      Then the badge counts 2

  @CART-30 @CONF-23
  Rule: A line shows what a special price saves

    Example: A saree on sale
      Given the shop sells a "Temple Saree" for 9,000 rupees
      And the "Temple Saree" has a special price of 6,000 rupees
      When Meera adds the "Temple Saree" to the cart
      Then the line of the "Temple Saree" reads "₹6,000" beside a struck-through price of "₹9,000"

    Example: A merchant who shows no discounts
      Given the shop sells a "Temple Saree" for 9,000 rupees
      And the "Temple Saree" has a special price of 6,000 rupees
      And the cart is set to show no discounts
      When Meera adds the "Temple Saree" to the cart
      Then the line of the "Temple Saree" reads "₹6,000" alone

  @CART-01 @CART-37
  Rule: The cart survives a reload

    Example: The browser was closed
      When Meera comes back later
      Then Meera has 1 piece of the "Silk Tee" in the cart
      And the shop was not asked for the cart again

  @CART-91
  Rule: The minicart shows what is in the cart

    Example: One line
      When Meera opens the minicart
      Then the minicart shows the "Silk Tee" and the total "₹2,400"

    Example: Nothing yet
      Given Meera removes the "Silk Tee"
      When Meera opens the minicart
      Then the minicart says "Your cart is empty"
