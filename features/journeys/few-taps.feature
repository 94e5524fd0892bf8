@journeys
Feature: Few taps and a quiet page
  An order takes little, and what is looked at stays where it is.

  Background:
    Given the shop sells a "Silk Tee" in these variants:
      | color  | size | price | pieces |
      | Indigo | S    | 3,000 | 5      |
      | Indigo | M    | 3,500 | 5      |
    And the home page is planned as "New in"

  @ROUTE-03
  Rule: From the home page to the order it takes few taps and little typing

    @journey @api @page
    Example: A guest in India buys a size and pays in cash
      Given Meera opens the home page
      And Meera taps the card of the "Silk Tee"
      And Meera buys it now
      And Meera answers "M"
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then Meera is thanked for the order
      And it took at most 7 taps and 10 typed fields

  @UI-04 @UI-06
  Rule: What opens over the page moves nothing in it, and what is sorted stands at once

    @journey @api @page
    Example: A list on a phone
      Given the category "Shawls" holds these products:
        | product | price | in stock | created     |
        | Plain   | 1,000 | yes      | 4 June 2026 |
        | Fringed | 3,000 | yes      | 3 June 2026 |
        | Royal   | 9,000 | yes      | 2 June 2026 |
        | Checked | 2,000 | yes      | 1 June 2026 |
      And Meera opens the category "Shawls"
      When Meera opens and closes "Cart, Menu, Wishlist, Account, Filters, Search, Country"
      And Meera sorts the list by "Price high to low"
      Then the list reads "Royal, Fringed, Checked, Plain"
      And nothing has moved by more than 0.02

    @journey @long @api @page
    Example: The choice of a size on a phone
      Given Meera looks at the "Silk Tee"
      When Meera opens and closes "Add to cart, Buy now"
      And Meera chooses the size "S"
      Then nothing has moved by more than 0.02
