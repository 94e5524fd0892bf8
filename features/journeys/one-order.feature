@journeys
Feature: One order, whatever happens
  What goes wrong between the press and the thanks never loses an order and never doubles one.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has put 1 piece of the "Silk Tee" into the cart
    And Meera has filled in the checkout, accepts the terms and pays in cash

  @CHK-35
  Rule: An impatient finger orders once

    @journey @long @row-5
    Example: Two quick presses
      When Meera places the order twice at once
      Then Meera is thanked for the order
      And the shop has 1 order
      And the shop keeps the order exactly as it was sent

  @CHK-32
  Rule: An order whose answer got lost is sent again and is still one

    @journey @page @row-4
    Example: The connection breaks after the shop took the order
      Given the shop's answer to the next order gets lost
      When Meera places the order
      And 3 seconds pass
      Then Meera is thanked for the order
      And the shop has 1 order

  @CHK-25 @QUEUE-33
  Rule: An order outlives the tab that was sending it

    @journey @api @page
    Scenario Outline: The tab <is lost> while the order is on its way
      Given Meera's tab <is lost> while the order is on its way
      When Meera sends the waiting orders
      Then the shop has 1 order
      And Meera is told "Your order has been sent and placed. Thank you."

      @row-2
      Examples:
        | is lost |
        | closes  |

      @row-34
      Examples:
        | is lost |
        | crashes |

      @long @row-34
      Examples:
        | is lost |
        | freezes |

  @CHK-47 @ROUTE-08
  Rule: An order that was confirmed is there after a power cut

    @journey @api @page
    Example: Both processes of the shop die at once
      Given Meera places the order
      And the shop loses its power and starts again
      When Meera opens the confirmation again
      Then the confirmation shows 1 piece of the "Silk Tee" and the total "₹2,400"
      And the shop has 1 order
