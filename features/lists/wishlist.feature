@lists
Feature: Wishlist
  What a shopper likes waits on the device until its day comes.

  @CUST-01 @CUST-05
  Rule: A piece is saved from its card, and the newest is last

    Example: Two hearts
      Given the category "Kurtas" holds 2 products
      And Meera opens the category "Kurtas"
      When Meera saves the "Product 1" from the list
      And Meera saves the "Product 2" from the list
      Then the wishlist holds "Product 1, Product 2"

  @CUST-01
  Rule: A piece is saved and taken out on its own page, too

    @journey @long
    Example: Liked at a closer look
      Given the shop sells a "Silk Tee"
      And Meera looks at the "Silk Tee"
      When Meera saves the piece that is open
      Then the wishlist holds "Silk Tee"

    Example: At a second look
      Given the shop sells a "Silk Tee"
      And Meera looks at the "Silk Tee"
      And Meera saves the piece that is open
      When Meera takes the piece that is open out of the wishlist
      Then the wishlist is empty

  @CUST-07
  Rule: A piece is saved once, and a second press takes it out

    Example: Second thoughts
      Given the category "Kurtas" holds 2 products
      And Meera opens the category "Kurtas"
      When Meera saves the "Product 1" from the list
      And Meera saves the "Product 1" from the list
      Then the wishlist is empty

  @CUST-01
  Rule: What was saved is there at the next visit

    Example: The day after
      Given the category "Kurtas" holds 2 products
      And Meera opens the category "Kurtas"
      And Meera saves the "Product 1" from the list
      When Meera comes back later
      Then the wishlist holds "Product 1"

  @CUST-07
  Rule: The wishlist shows the saved pieces and lets the shopper take them out

    Example: A piece that was bought elsewhere
      Given the category "Kurtas" holds 2 products
      And Meera opens the category "Kurtas"
      And Meera saves the "Product 1" from the list
      When Meera takes the "Product 1" out of the wishlist
      Then the wishlist is empty

  @CUST-01
  Rule: An empty cart leads on to what was saved

    @page
    Example: Nothing in the cart yet
      Given the shop sells a "Silk Tee"
      And Meera looks at the "Silk Tee"
      And Meera saves the piece that is open
      When Meera opens the cart page
      Then Meera is offered "Silk Tee"

  @CUST-11
  Rule: A piece that costs less or more than when it was saved says so

    Background:
      Given the shop sells a "Shawl" for 2,000 rupees
      And Meera looks at the "Shawl"
      And Meera saves the piece that is open

    Example: Reduced since
      When the shop sells a "Shawl" for 1,600 rupees
      Then the saved "Shawl" says "Now ₹400 less than when you saved it."

    Example: Dearer since
      When the shop sells a "Shawl" for 2,400 rupees
      Then the saved "Shawl" says "Now ₹400 more than when you saved it."

    Example: As it was
      When the shop sells a "Shawl" for 2,000 rupees
      Then nothing is said of the price of the saved "Shawl"

    Example: Without a connection it says what was known last
      Given the shop sells a "Shawl" for 2,400 rupees
      And the saved "Shawl" says "Now ₹400 more than when you saved it."
      And Meera is offline
      When Meera comes back later
      Then the saved "Shawl" says "Now ₹400 more than when you saved it."

  @CUST-11
  Rule: What is saved goes into the cart, or to the page where it is chosen

    Background:
      Given the shop sells a "Shawl" for 1,000 rupees
      And the shop sells a "Kurta" in these variants:
        | color | size | price | pieces |
        | Ivory | M    | 2,000 | 5      |
        | Ivory | L    | 2,000 | 5      |

    @journey @long
    Example: A piece without a choice
      Given Meera looks at the "Shawl"
      And Meera saves the piece that is open
      When Meera puts the saved "Shawl" into the cart
      Then Meera has 1 piece of the "Shawl" in the cart
      And the wishlist holds "Shawl"

    Example: A piece in two sizes
      Given Meera looks at the "Kurta"
      And Meera saves the piece that is open
      When Meera goes to choose the saved "Kurta"
      Then Meera is on the page of the "Kurta"

    Example: A piece that is sold out waits
      Given Meera looks at the "Shawl"
      And Meera saves the piece that is open
      When the last "Shawl" is sold
      Then the saved "Shawl" cannot be put into the cart

    Example: The shop does not answer
      Given Meera looks at the "Shawl"
      And Meera saves the piece that is open
      When the shop's catalog does not answer
      Then the saved "Shawl" cannot be put into the cart

  @CUST-11
  Rule: The wishlist has an address of its own

    Background:
      Given the shop sells a "Shawl" for 1,000 rupees
      And Meera looks at the "Shawl"
      And Meera saves the piece that is open

    Example: The same pieces
      When Meera opens the path "/wishlist"
      Then the page of the wishlist holds "Shawl"

    Example: A piece is taken out there
      Given Meera opens the path "/wishlist"
      When Meera takes the "Shawl" out on the page of the wishlist
      Then the page of the wishlist holds ""

    @page
    Example: Where it is kept is said openly
      When Meera opens the path "/wishlist"
      Then Meera reads on the page "Kept on this device."

    @page
    Example: Nothing is saved
      Given Meera opens the path "/wishlist"
      When Meera takes the "Shawl" out on the page of the wishlist
      Then Meera reads on the page "Your wishlist is empty"
      And Meera is offered "Continue shopping"
