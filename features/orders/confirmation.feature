@orders
Feature: Confirmation of an order
  A shopper can always look again at what was ordered.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has put 1 piece of the "Silk Tee" into the cart
    And Meera has filled in the checkout, accepts the terms and pays in cash

  @CHK-47 @ROUTE-08
  Rule: The confirmation shows the order

    Example: After a reload
      Given Meera places the order
      When Meera opens the confirmation again
      Then the confirmation shows 1 piece of the "Silk Tee" and the total "₹2,400"

  @CHK-48 @CHK-49
  Rule: An order that cannot be shown says why

    Example: A number nobody knows
      When Meera opens the confirmation of an unknown order
      Then the confirmation says that the order cannot be shown
      And Meera is told "Order not found"

  @CHK-50
  Rule: Without a number there is nothing to show

    Example: A mistyped address
      When Meera opens the confirmation without a number
      Then the confirmation says that the order cannot be shown

  @ROUTE-07 @page
  Rule: The title says what the page is

    Example: A placed order
      When Meera places the order
      Then the title of the page is "Order Confirmation"

  @CHK-47 @page
  Rule: The confirmation says what happens next, and how it is paid

    Example: Cash on delivery
      Given today is 20 November 2026
      When Meera places the order
      Then Meera reads on the page "brings it to Mumbai between Wednesday, 25 November and Saturday, 28 November."
      And Meera reads on the page "Cash on deliveryTo be paid to the courier"

  @CHK-47 @page
  Rule: The number of an order can be copied

    Example: For a message to the shop
      Given Meera places the order
      When Meera copies the number of the order
      Then Meera reads on the page "Copied"

  @CHK-47 @page
  Rule: An order has a short number that can be read out; its long id stays in the address

    @journey @long
    Example: As soon as the shop has taken it
      When Meera places the order
      Then the page of the order names it by a number of two letters and nine digits
      And the page of the order does not tell its id

    Example: While it waits it has no number yet, and its id is told nobody either
      Given Meera is offline
      When Meera places the order
      Then the page of the order does not tell its id

  @ACC-20
  Rule: After an order the shop offers once to stand among the apps of the device

    Example: The browser offers it
      Given the browser offers to set the shop among its apps
      When Meera places the order
      Then the confirmation offers the app
      And the browser has asked about the app 0 times

    Example: The shopper likes that
      Given the browser offers to set the shop among its apps
      And Meera places the order
      When Meera installs the app
      Then the browser has asked about the app 1 time
      And the confirmation does not offer the app

    Example: The shopper does not, and is never asked again
      Given the browser offers to set the shop among its apps
      And Meera places the order
      And Meera declines the app
      When Meera opens the confirmation again
      Then the confirmation does not offer the app
      And the browser has asked about the app 0 times

    Example: A browser that offers nothing
      When Meera places the order
      Then the confirmation does not offer the app
