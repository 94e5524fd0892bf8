@wishlist
Feature: A wishlist as a whole
  Whoever has saved for a day to come buys all of it when it is there,
  and learns before what others have bought meanwhile.

  Rule: The whole wishlist moves to the cart, but for what has to be chosen or is sold out

    Background:
      Given the shop sells a "Shawl" for 1,000 rupees
      And the shop sells a "Stole" for 500 rupees
      And Meera has saved the "Shawl" and the "Stole"

    @journey @long
    Example: Everything is bought as it is
      When Meera moves the whole wishlist to the cart
      Then the wishlist says "2 pieces are in your cart now."
      And the wishlist is empty
      And Meera has 1 piece of the "Shawl" in the cart
      And Meera has 1 piece of the "Stole" in the cart

    Example: Nobody guesses a size
      Given the shop sells a "Kurta" in these variants:
        | color | size | price | pieces |
        | Ivory | M    | 2,000 | 5      |
        | Ivory | L    | 2,000 | 5      |
      And Meera looks at the "Kurta"
      And Meera saves the piece that is open
      When Meera moves the whole wishlist to the cart
      Then the wishlist says "2 pieces are in your cart now. 1 piece needs a size or another choice first."
      And the wishlist holds "Kurta"

    Example: The last one was sold meanwhile
      Given the last "Stole" is sold
      When Meera moves the whole wishlist to the cart
      Then the wishlist says "1 piece is in your cart now. 1 piece is sold out."
      And the wishlist holds "Stole"

    Example: Second thoughts
      Given Meera moves the whole wishlist to the cart
      When Meera takes back what she has moved
      Then the wishlist says "2 pieces are back on your wishlist."
      And the wishlist holds "Shawl, Stole"
      And Meera's cart is empty

  @CUST-11
  Rule: A saved piece says what has come of its stock since

    Background:
      Given the shop sells a "Shawl" for 2,000 rupees

    Example: Others bought it
      Given Meera looks at the "Shawl"
      And Meera saves the piece that is open
      When only 2 pieces of the "Shawl" are left
      Then the saved "Shawl" says of its stock "Only 2 left."

    Example: Others bought it, and there is no connection any more
      Given Meera looks at the "Shawl"
      And Meera saves the piece that is open
      And only 2 pieces of the "Shawl" are left
      And the saved "Shawl" says of its stock "Only 2 left."
      And Meera is offline
      When Meera comes back later
      Then the saved "Shawl" says of its stock "Only 2 left."

    Example: Too late
      Given Meera looks at the "Shawl"
      And Meera saves the piece that is open
      When the last "Shawl" is sold
      Then the saved "Shawl" says of its stock "Sold out since you saved it."

    Example: Waited for
      Given the last "Shawl" is sold
      And Meera looks at the "Shawl"
      And Meera saves the piece that is open
      When only 3 pieces of the "Shawl" are left
      Then the saved "Shawl" says of its stock "Back in stock. Only 3 left."

    Example: As it was
      When Meera looks at the "Shawl"
      And Meera saves the piece that is open
      Then the saved "Shawl" says of its stock ""
