@journeys
Feature: A page that is late
  The page before stays for a moment. Then what is known of the next one stands in its place, and nothing is guessed.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera looks at the list "Tees" with the "Silk Tee"
    And the catalog takes its time

  @CAT-038
  Rule: Until a product is there, its name and its price are shown and nothing is sold

    @page
    Example: The page before stays for a moment
      When Meera sets out for the "Silk Tee"
      And 299 milliseconds pass
      Then Meera does not see the "Silk Tee" on its way

    @journey @page
    Example: The list has shown it
      When Meera sets out for the "Silk Tee"
      And 300 milliseconds pass
      Then Meera sees the "Silk Tee" on its way for "₹2,400"

    @journey @long @page
    Example: It has come
      Given Meera sets out for the "Silk Tee"
      And 300 milliseconds pass
      When the catalog answers
      Then Meera is on the page of the "Silk Tee"
      And the focus is on the "Silk Tee"

  @CAT-073
  Rule: A list that is sorted stays until it is sorted, by whatever address it was opened

    @page
    Example: By the short address of its category
      When Meera sorts the list by "Price high to low"
      And 300 milliseconds pass
      Then the list shows 1 of 1 products

  @UI-33
  Rule: A line at the top runs while a page is on its way, and is gone when that has ended

    @page
    Example: From the press on
      When Meera sets out for the "Silk Tee"
      Then Meera sees that a page is on its way

    @page
    Scenario Outline: The catalog <ends>
      Given Meera sets out for the "Silk Tee"
      When the catalog <ends>
      Then Meera sees that no page is on its way

      Examples:
        | ends         |
        | answers      |
        | falls silent |

  @CAT-039
  Rule: One product is on its way at a time

    @page
    Example: Pressed twice, it is asked for once
      Given Meera sets out for the "Silk Tee"
      When Meera sets out for the "Silk Tee"
      And the catalog answers
      Then Meera is on the page of the "Silk Tee"
      And the shop was asked for the "Silk Tee" 1 time

  @CAT-040 @CONF-28
  Rule: A product is asked for once however often it is pressed in 20 seconds

    @page
    Example: Back to the list and on again
      Given Meera sets out for the "Silk Tee"
      And 19999 milliseconds pass
      And Meera goes back
      When Meera sets out for the "Silk Tee"
      And the catalog answers
      Then Meera is on the page of the "Silk Tee"
      And the shop was asked for the "Silk Tee" 1 time

  @CAT-041 @CONF-28
  Rule: After 20 seconds a product that has not come is asked for anew

    @page
    Example: Back to the list and on again
      Given Meera sets out for the "Silk Tee"
      And 20000 milliseconds pass
      And Meera goes back
      When Meera sets out for the "Silk Tee"
      And the catalog answers
      Then Meera is on the page of the "Silk Tee"
      And the shop was asked for the "Silk Tee" 2 times

  @ROUTE-59
  Rule: Who goes back from a page on its way finds the list as it was

    @journey @long @api @page
    Example: It took too long
      Given Meera sets out for the "Silk Tee"
      And 300 milliseconds pass
      When Meera goes back
      Then Meera is on the page of the category "Tees"
      And the focus is on the "Silk Tee"

  @ROUTE-49
  Rule: A page that was on its way and cannot be had says so in its place

    @page
    Example: The shop fell silent
      Given Meera sets out for the "Silk Tee"
      And 300 milliseconds pass
      When the catalog falls silent
      Then Meera is told that the product cannot be shown now
      And Meera is offered "Retry"
