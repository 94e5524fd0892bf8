@lists
Feature: Compare
  Who hesitates between pieces sees side by side what the shop says of them.

  Background:
    Given the shop sells a "Shawl" for 1,000 rupees
    And the "Shawl" is made of "Mulmul cotton"
    And the "Stole" is made of "Mulberry silk"

  @CUST-13
  Rule: A piece is put beside others on its own page, and the shop says so

    @journey @long
    Example: One that is liked
      Given Meera looks at the "Shawl"
      When Meera compares the piece that is open
      Then Meera is told "Product Shawl has been added to the compare!"

    Example: Two in a row are told both
      Given Meera looks at the "Shawl"
      And Meera compares the piece that is open
      And Meera looks at the "Stole"
      When Meera compares the piece that is open
      Then Meera is told "Product Stole has been added to the compare!"

    Example: It was read
      Given Meera looks at the "Shawl"
      And Meera compares the piece that is open
      When Meera presses OK
      Then Meera sees 0 notices

  @CUST-13
  Rule: A piece is put beside others on its card as well, and a second press takes it out

    Example: Two from the list
      Given the category "Kurtas" holds 2 products
      And Meera opens the category "Kurtas"
      When Meera compares the "Product 2" from the list
      And Meera compares the "Product 1" from the list
      Then Meera is told "Product Product 1 has been added to the compare!"
      And Meera compares "Product 2, Product 1"

    Example: Second thoughts
      Given the category "Kurtas" holds 2 products
      And Meera opens the category "Kurtas"
      And Meera compares the "Product 1" from the list
      And Meera compares the "Product 2" from the list
      When Meera compares the "Product 1" from the list
      Then Meera is told "Product Product 1 has been removed from compare!"
      And Meera compares "Product 2"

    Example: A fifth piece does not fit
      Given the category "Kurtas" holds 2 products
      And Meera compares 4 pieces
      And Meera opens the category "Kurtas"
      When Meera compares the "Product 1" from the list
      Then Meera is told "Four pieces are compared already. Take one out to add this one."
      And Meera compares "Piece 1, Piece 2, Piece 3, Piece 4"

  @CUST-12
  Rule: A piece is compared once

    Example: Its page leads out of the comparison again
      Given Meera looks at the "Shawl"
      And Meera compares the piece that is open
      When Meera looks at the "Shawl"
      Then the piece that is open can only be taken out of the comparison

  @CUST-14
  Rule: A piece is taken out again, and the shop says so

    Example: On its own page
      Given Meera compares the "Shawl" and the "Stole"
      And Meera looks at the "Shawl"
      When Meera compares the piece that is open no more
      Then Meera is told "Product Shawl has been removed from compare!"
      And Meera compares "Stole"

    @journey @long
    Example: Beside the others
      Given Meera compares the "Shawl" and the "Stole"
      When Meera takes the "Shawl" out of the comparison
      Then Meera is told "Product Shawl has been removed from compare!"
      And Meera compares "Stole"

    Example: It was read
      Given Meera compares the "Shawl" and the "Stole"
      And Meera takes the "Shawl" out of the comparison
      When Meera presses OK
      Then Meera sees 2 notices

  @ERR-08
  Rule: What the shop says of a piece bears its name as the merchant wrote it

    Example: Signs that mean something to programs
      Given the shop sells a "Cash $& Carry {email}" for 700 rupees
      And Meera looks at the "Cash $& Carry {email}"
      When Meera compares the piece that is open
      Then Meera is told "Product Cash $& Carry {email} has been added to the compare!"

  @CUST-15
  Rule: The pieces stand side by side by what can be compared

    @journey @long
    Example: What they are made of, and what they cost
      Given the shop sells a "Stole" for 500 rupees
      When Meera compares the "Shawl" and the "Stole"
      Then Meera compares "Shawl, Stole"
      And the comparison names the "Fabric" as "Mulmul cotton, Mulberry silk"
      And the comparison names the "Price" as "₹1,000, ₹500"

    Example: One of which nothing is known
      Given the shop sells a "Box" for 100 rupees
      When Meera compares the "Shawl" and the "Box"
      Then the comparison names the "Fabric" as "Mulmul cotton, Not stated"

    Example: Only what differs
      Given the shop sells a "Wrap" for 700 rupees
      And the "Wrap" is made of "Mulmul cotton"
      And Meera compares the "Shawl" and the "Wrap"
      When Meera wants to see the differences alone
      Then the comparison does not name the "Fabric"

    Example: A difference stays
      Given Meera compares the "Shawl" and the "Stole"
      When Meera wants to see the differences alone
      Then the comparison names the "Fabric" as "Mulmul cotton, Mulberry silk"

    Example: Nothing to compare yet
      When Meera opens the comparison
      Then Meera compares nothing

  @CUST-15
  Rule: Four pieces stand side by side, and a fifth has to wait

    Example: One too many
      Given Meera compares 4 pieces
      When Meera looks at the "Shawl"
      Then Meera is told that no fifth piece fits

    Example: Room again
      Given Meera compares 4 pieces
      And Meera takes the "Piece 1" out of the comparison
      And Meera looks at the "Shawl"
      When Meera compares the piece that is open
      Then Meera compares "Piece 2, Piece 3, Piece 4, Shawl"

  @CUST-15
  Rule: Without the shop's answer the kept pieces are shown, and what is missing is said

    Example: On the train
      Given Meera compares the "Shawl" and the "Stole"
      And Meera is offline
      And Meera comes back later
      When Meera opens the comparison
      Then Meera compares "Shawl, Stole"
      And the comparison says "You are offline. The details come when you are connected again; pieces and prices are as you last saw them."

    Example: The shop is silent
      Given Meera compares the "Shawl" and the "Stole"
      And the shop's catalog does not answer
      And Meera comes back later
      When Meera opens the comparison
      Then Meera compares "Shawl, Stole"
      And the comparison says "We could not load the details of these pieces."

  @CUST-16
  Rule: What was compared is there at the next visit

    Example: The day after
      Given Meera compares the "Shawl" and the "Stole"
      When Meera comes back later
      Then Meera compares "Shawl, Stole"
