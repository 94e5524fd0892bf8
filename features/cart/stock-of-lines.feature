@cart
Feature: Stock of what is in the cart
  A line says itself what is wrong with it and what can be done; the other lines are none the worse.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And the shop sells a "Dupatta" for 900 rupees

  @STOCK-19 @STOCK-20
  Rule: Opening the cart looks at the stock of each line

    Example: All is well
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera opens the cart page
      And 500 milliseconds pass
      Then the line of the "Silk Tee" says "In stock!"

  @STOCK-15 @STOCK-16
  Rule: Stock is asked for in lists of fifteen

    @api
    Example: A whole wardrobe
      Given Meera has put 31 different products into the cart
      When Meera opens the cart page
      And 500 milliseconds pass
      Then the shop was asked for 3 lists of stock
      And each line says "In stock!"

  @STOCK-17 @STOCK-18
  Rule: What was heard a moment ago is not asked for again

    @api
    Example: Back to the cart
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera opens the cart page
      And 500 milliseconds pass
      And Meera looks at the "Dupatta"
      When Meera opens the cart page
      And 500 milliseconds pass
      Then the shop was asked for 1 list of stock
      And each line says "In stock!"

    @api
    Example: A minute later pieces may have been sold
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera opens the cart page
      And the last "Silk Tee" is sold
      And Meera looks at the "Dupatta"
      When 60000 milliseconds pass
      And Meera opens the cart page
      And 500 milliseconds pass
      Then the line of the "Silk Tee" says "Out of stock! Save it for later, or remove it before you order."

  @STOCK-22 @STOCK-25
  Rule: A line that has gone out of stock stays, marked, with the ways out

    Example: Sold a moment ago
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has put 1 piece of the "Dupatta" into the cart
      And the last "Silk Tee" is sold
      When Meera opens the cart page
      And 500 milliseconds pass
      Then the line of the "Silk Tee" says "Out of stock! Save it for later, or remove it before you order."
      And the line of the "Dupatta" says "In stock!"

  @STOCK-21
  Rule: Where the merchant allows none in the cart and the shop keeps none, it leaves

    Example: A strict shop
      Given nothing out of stock is allowed in the cart
      And the shop keeps no cart
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And the last "Silk Tee" is sold
      When Meera opens the cart page
      And 500 milliseconds pass
      Then Meera's cart is empty
      And Meera is told "The shop could not take this product into the cart."

  @STOCK-20
  Rule: A line with more pieces than there are says how many are left, and takes so many at once

    Example: One of three
      Given Meera has put 3 pieces of the "Silk Tee" into the cart
      And only 1 piece of the "Silk Tee" is left
      When Meera opens the cart page
      And 500 milliseconds pass
      Then the line of the "Silk Tee" says "Only 1 left."

    Example: That will do
      Given Meera has put 3 pieces of the "Silk Tee" into the cart
      And only 1 piece of the "Silk Tee" is left
      And Meera opens the cart page
      And 500 milliseconds pass
      When Meera takes the pieces that are left of the "Silk Tee"
      Then Meera has 1 piece of the "Silk Tee" in the cart
      And the shop's cart holds only 1 piece of the "Silk Tee"

  @CART-54
  Rule: Pieces that the shop refuses are taken back, and the line says why

    Example: Only one left
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And only 1 piece of the "Silk Tee" is left
      And the shop's cart refuses the "Silk Tee"
      When Meera changes the "Silk Tee" to 9 pieces
      Then Meera has 1 piece of the "Silk Tee" in the cart
      And the line of the "Silk Tee" says "Only 1 left, we set the quantity to 1."

    Example: Fewer than there were before
      Given Meera has put 3 pieces of the "Silk Tee" into the cart
      And only 2 pieces of the "Silk Tee" are left
      And the shop's cart refuses the "Silk Tee"
      When Meera changes the "Silk Tee" to 4 pieces
      Then the line of the "Silk Tee" says "Only 2 left, we set the quantity to 2."
      And the shop's cart holds only 2 pieces of the "Silk Tee"

  @QUEUE-15
  Rule: Back online, prices and stock are looked at again

    Example: Out of the tunnel
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera opens the cart page
      And Meera is offline
      And the shop sells a "Silk Tee" for 2,600 rupees
      And the last "Silk Tee" is sold
      When Meera is online again
      And 500 milliseconds pass
      Then the line of the "Silk Tee" says "Out of stock! Save it for later, or remove it before you order."
      And the cart comes to "₹2,600"
