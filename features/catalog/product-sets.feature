@catalog
Feature: Products that are put together
  Some products are a set of others, a bundle to choose from, or files to keep.
  A shopper sees what everything costs together and buys exactly what was chosen.

  Background:
    Given the shop sells a "Shawl" for 1,000 rupees
    And the shop sells a "Stole" for 500 rupees
    And the shop sells a "Box" for 100 rupees

  @CAT-106 @PRICE-15
  Rule: A set costs what one piece of each of its products costs

    Example: Two products
      Given the shop sells the set "Winter Set" of "Shawl, Stole"
      When Meera looks at the "Winter Set"
      Then Meera reads a price of "₹1,500"

    Example: A product of it is reduced
      Given the "Shawl" has a special price of 700 rupees
      And the shop sells the set "Winter Set" of "Shawl, Stole"
      When Meera looks at the "Winter Set"
      Then Meera reads "20% off" beside a struck-through price of "₹1,500"

    @journey @long
    Example: The sum follows the pieces
      Given the shop sells the set "Winter Set" of "Shawl, Stole"
      And Meera looks at the "Winter Set"
      When Meera takes 3 of the "Stole"
      Then Meera reads a price of "₹2,500"

  @CART-20
  Rule: Each product of a set becomes a cart line of its own

    @journey @long
    Example: Two shawls and no stole
      Given the shop sells the set "Winter Set" of "Shawl, Stole, Box"
      And Meera looks at the "Winter Set"
      And Meera takes 2 of the "Shawl"
      And Meera takes 0 of the "Stole"
      When Meera adds what was put together
      Then Meera's cart holds "2 Shawl, 1 Box"

    Example: Nothing is taken
      Given the shop sells the set "Winter Set" of "Shawl"
      And Meera looks at the "Winter Set"
      And Meera takes 0 of the "Shawl"
      When Meera adds what was put together
      Then Meera's cart holds ""

  @CAT-107
  Rule: A product of a set that is not found takes nothing down with it

    Example: One of two is gone
      Given the shop sells the set "Winter Set" of "Shawl, Stole"
      And the "Stole" is switched off
      When Meera looks at the "Winter Set"
      Then Meera reads a price of "₹1,000"

  @CAT-108
  Rule: A set without products still opens

    Example: The merchant has just begun
      Given the shop sells the set "Winter Set" of ""
      When Meera looks at the "Winter Set"
      Then Meera is on the page of the "Winter Set"

  @PRICE-17 @PRICE-18
  Rule: A bundle starts with what the merchant flagged, else with the first

    Example: The stole is flagged
      Given the shop sells the bundle "Gift" with these options:
        | option | products      | flagged |
        | Wrap   | Shawl, Stole  | Stole   |
        | Case   | Box           |         |
      When Meera looks at the "Gift"
      Then Meera reads a price of "₹600"

  @CART-10 @CAT-021
  Rule: What was chosen of a bundle stands on its cart line

    @journey @long
    Example: The shawl in a box
      Given the shop sells the bundle "Gift" with these options:
        | option | products      | flagged |
        | Wrap   | Stole, Shawl  |         |
        | Case   | Box           |         |
      And Meera looks at the "Gift"
      And Meera picks the "Shawl" as "Wrap"
      When Meera adds what was put together
      Then Meera's cart line of the "Gift" reads "Wrap: Shawl, Case: Box" for "₹1,100"

  @CART-21
  Rule: A bundle chosen otherwise is another cart line

    Example: One of each
      Given the shop sells the bundle "Gift" with these options:
        | option | products      | flagged |
        | Wrap   | Stole, Shawl  |         |
      And Meera looks at the "Gift"
      And Meera adds what was put together
      And Meera picks the "Shawl" as "Wrap"
      When Meera adds what was put together
      Then Meera's cart holds "1 Gift, 1 Gift"

  @CART-11
  Rule: A download costs what the chosen files cost

    Example: One file of two
      Given the shop sells the download "Pattern" for 1,000 rupees with the files "Blouse" and "Skirt" for 200 rupees each
      And Meera looks at the "Pattern"
      And Meera leaves out the file "Skirt"
      When Meera adds what was put together
      Then Meera's cart line of the "Pattern" reads "Download: Blouse" for "₹1,200"

    Example: No file at all
      Given the shop sells the download "Pattern" for 1,000 rupees with the files "Blouse" and "Skirt" for 200 rupees each
      And Meera looks at the "Pattern"
      And Meera leaves out the file "Blouse"
      And Meera leaves out the file "Skirt"
      When Meera adds what was put together
      Then Meera's cart holds ""
