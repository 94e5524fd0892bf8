@journeys
Feature: The page as the shop sends it
  Who runs no scripts can look at everything, and a page that may be kept for all says nothing about anybody.

  Background:
    Given the category "Tees" holds the "Silk Tee"
    And the "Silk Tee" costs 2,400 rupees

  @ROUTE-45
  Rule: Everything that can be read is in the page that is sent

    @journey @api @page
    Scenario Outline: <page> without scripts
      Given Meera's browser runs no scripts
      And the home page is planned as "New in"
      When Meera opens <address>
      Then Meera sees the "Silk Tee" for "₹2,400" with its picture

      Examples:
        | page        | address                           |
        | Home        | the home page                     |
        | A list      | the category "Tees"               |
        | The product | the sku address of the "Silk Tee" |

    @journey @api @page
    Example: A list is narrowed, sorted and let go without scripts
      Given Meera's browser runs no scripts
      And Meera opens the category "Tees"
      When Meera picks the price "₹150 and above"
      Then "₹150 and above" is chosen
      And the list reads "Silk Tee"

    @CAT-086
    @journey @api @page
    Example: A list is sorted without scripts
      Given the category "Shawls" holds these products:
        | product | price | in stock | created     |
        | Plain   | 1,000 | yes      | 2 June 2026 |
        | Royal   | 9,000 | yes      | 1 June 2026 |
      And Meera's browser runs no scripts
      When Meera sorts the category "Shawls" by "Price high to low"
      Then the list reads "Royal, Plain"

    @CAT-069
    @journey @api @page
    Example: A list is paged without scripts
      Given the category "Kurtas" holds 30 products
      And Meera's browser runs no scripts
      And Meera opens the category "Kurtas"
      When Meera loads more
      Then the list shows 6 of 30 products

    @journey @api @page
    Example: A cart and an address on the device
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera has filled in the checkout
      Then the shop sends Meera the same pages as a stranger
