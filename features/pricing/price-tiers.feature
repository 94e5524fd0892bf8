@pricing
Feature: Several pieces cost less
  A merchant sells each piece for less where somebody takes several.
  What the shop will charge is what a shopper reads, also while the shop cannot be asked.

  Background:
    Given the shop sells a "Shawl" for 1,000 rupees
    And the "Shawl" costs 833.33 rupees each from 3 pieces on

  @CONF-54 @PRICE-25
  Rule: The page of a product says so where the shop does

    Example: A shop with price tiers
      Given groups of customers have prices of their own
      When Meera looks at the "Shawl"
      Then Meera reads that several pieces cost "From 3 pieces, each ₹833"

    Example: From elsewhere nothing of the Indian prices is said
      Given groups of customers have prices of their own
      And Meera shops from US
      When Meera looks at the "Shawl"
      Then Meera reads of no price for several pieces

    Example: A shop without
      When Meera looks at the "Shawl"
      Then Meera reads of no price for several pieces

  @CART-83
  Rule: The sums of the cart are those that the shop will reckon

    Example: Enough pieces, while the shop cannot be asked
      Given Meera has put 1 piece of the "Shawl" into the cart
      And Meera is offline
      When Meera changes the "Shawl" to 3 pieces
      Then the cart comes to "₹2,500"
      And the line of the "Shawl" reads "₹833" beside a struck-through price of "₹1,000"

    Example: And once it is asked
      Given Meera has put 1 piece of the "Shawl" into the cart
      When Meera changes the "Shawl" to 3 pieces
      Then the cart comes to "₹2,500"

    Example: One piece less
      Given Meera has put 3 pieces of the "Shawl" into the cart
      And Meera is offline
      When Meera changes the "Shawl" to 2 pieces
      Then the cart comes to "₹2,000"
      And the line of the "Shawl" reads "₹1,000" alone
