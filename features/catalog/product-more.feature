@catalog
Feature: What comes after a product
  Reviews, sizes and other pieces help a shopper to decide, and never stand in the way of the product itself.

  Background:
    Given the shop sells a "Shawl" for 1,000 rupees
    And the shop sells a "Stole" for 500 rupees

  @ACC-14 @ACC-16
  Rule: Products that were looked at are offered again, the latest first

    @journey @long
    Example: Three products, one of them twice
      Given the shop sells a "Box" for 100 rupees
      And Meera looks at the "Shawl"
      And Meera looks at the "Stole"
      And Meera looks at the "Shawl"
      When Meera looks at the "Box"
      Then the recently viewed products read "Shawl, Stole"

  @ACC-17 @ACC-18
  Rule: What was looked at outlives a closed browser

    Example: The next day
      Given Meera looks at the "Shawl"
      And Meera looks at the "Stole"
      When Meera comes back later
      Then the recently viewed products read "Shawl"

  @CONT-05
  Rule: The banners of the store view lead on from a product

    Example: Two of them
      Given the merchant promotes "Gulmohar, Raat Rani" beside products
      When Meera looks at the "Shawl"
      Then the page of the product leads on to "Gulmohar, Raat Rani"

  @CONT-23
  Rule: The size guide is offered where there is one

    Example: The sizes cannot be had
      Given the shop sells a "Kurta Set" in these variants:
        | color  | size | price | pieces |
        | Indigo | S    | 3,000 | 5      |
        | Indigo | M    | 3,000 | 5      |
      And the size guides of products cannot be had
      When Meera looks at the "Kurta Set"
      Then no size guide is offered

  @CAT-002
  Rule: Whatever fails after the product leaves the product as it is

    @page
    Example: The reviews cannot be had
      Given the reviews of products cannot be had
      When Meera looks at the "Shawl"
      Then Meera reads a price of "₹1,000"
      And Meera is told that the reviews cannot be shown
