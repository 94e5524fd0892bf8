@journeys
Feature: Browsers that get no newer version
  Phones and computers stay for years with the last browser that was made for them.

  Background:
    Given the category "Tees" holds the "Silk Tee"
    And the "Silk Tee" costs 2,400 rupees

  @CART-01 @ROUTE-03
  Rule: The oldest browsers of the list keep a cart and order it

    @journey @api @page
    Example: Nothing is there that not every one of them has
      Given Meera's browser is the oldest that the shop runs in
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera loads the page again
      And Meera has 1 piece of the "Silk Tee" in the cart
      And Meera opens the checkout
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then Meera is thanked for the order
      And the shop has 1 order of 1 piece of the "Silk Tee" for Meera

  @ROUTE-03 @ERR-10
  Rule: A page is taken over as the server has drawn it, and what the device kept comes after that

    @journey @api @page
    Example: A slow phone, whose browser tells of no idle time
      Given Meera's browser is the oldest that the shop runs in
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera's phone is a slow one
      And Meera opens the path "/cart"
      When Meera opens the path "/compare"
      Then no page was drawn anew
      And Meera has 1 piece of the "Silk Tee" in the cart

  @ROUTE-45
  Rule: A browser that is older gets the pages without scripts

    @journey @api @page
    Example: A list is sorted
      Given the category "Shawls" holds these products:
        | product | price | in stock | created     |
        | Plain   | 1,000 | yes      | 2 June 2026 |
        | Royal   | 9,000 | yes      | 1 June 2026 |
      And Meera's browser is older than the shop runs in
      When Meera sorts the category "Shawls" by "Price high to low"
      Then the list reads "Royal, Plain"
