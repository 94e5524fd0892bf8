@pricing
Feature: Prices by country
  A merchant may ask another price in the US and in the rest of the world.

  Background:
    Given the shop sells a "Silk Tee" for 2,000 rupees
    And the "Silk Tee" costs 2,600 rupees in the US
    And the "Silk Tee" costs 2,400 rupees elsewhere

  @PRICE-10 @PRICE-11
  Rule: Each country sees its own price

    Scenario Outline: A shopper from <country>
      Given Meera shops from <country>
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "<seen>"

      Examples:
        | country | seen   |
        | IN      | ₹2,000 |
        | US      | ₹2,600 |
        | GB      | ₹2,400 |
        | AU      | ₹2,400 |

  @PRICE-12
  Rule: A product without a price for a country asks the Indian one

    Example: A product made for India only
      Given the shop sells a "Temple Saree" for 9,000 rupees
      And Meera shops from US
      When Meera looks at the "Temple Saree"
      Then Meera reads a price of "₹9,000"

  @PRICE-19 @page
  Rule: A price that holds all taxes says so, and no other does

    Example: In India
      When Meera looks at the "Silk Tee"
      Then Meera reads on the page "Incl. of all taxes"

    Example: Abroad no tax is within the price
      Given Meera shops from US
      When Meera looks at the "Silk Tee"
      Then Meera does not read on the page "all taxes"

  @CAT-011 @page
  Rule: A product that is free of tax is not said to hold any

    Example: In India
      Given the "Silk Tee" is free of tax
      When Meera looks at the "Silk Tee"
      Then Meera does not read on the page "all taxes"
