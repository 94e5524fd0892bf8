@orders
Feature: Waiting orders
  What a shopper ordered without a network is sent when there is one.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has put 1 piece of the "Silk Tee" into the cart
    And Meera has placed an order offline, to be paid in cash

  @QUEUE-19 @QUEUE-25
  Rule: On the thank-you page waiting orders are sent by themselves

    Example: Out of the tunnel
      When Meera is online again
      Then the shop has 1 order
      And Meera has 0 waiting orders

  @QUEUE-20 @QUEUE-21
  Rule: Elsewhere the shopper is asked

    Example: A later visit
      Given Meera has left the thank-you page
      When Meera is online again
      Then the shop has no order
      And Meera is asked about 1 waiting order

    @row-18
    Example: The tab was closed in the tunnel
      Given Meera has left the thank-you page
      And Meera is online again
      When Meera comes back later
      Then Meera is asked about 1 waiting order

  @QUEUE-23
  Rule: The shopper decides what becomes of waiting orders

    Background:
      Given Meera has left the thank-you page
      And Meera is online again

    Example: Send them
      When Meera sends the waiting orders
      Then the shop has 1 order
      And Meera has 0 waiting orders
      And Meera is told "Your order has been sent and placed. Thank you."

    Example: Cancel them
      When Meera cancels the waiting orders
      Then the shop has no order
      And Meera has 0 waiting orders

  @QUEUE-23
  Rule: An order that never left the device can be changed

    Example: Another size, perhaps
      When Meera edits the waiting order
      Then Meera has 0 waiting orders
      And Meera has 1 piece of the "Silk Tee" in the cart
      And the checkout still knows Meera's details

    Example: From another page
      Given Meera has left the thank-you page
      And Meera is online again
      When Meera edits the waiting order
      Then Meera is asked about 0 waiting orders
      And Meera has 1 piece of the "Silk Tee" in the cart

    @journey @long
    Example: It is placed once, as it is then
      Given Meera edits the waiting order
      And Meera is online again
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then Meera is thanked for the order
      And the shop has 1 order

  @QUEUE-23
  Rule: An order that may have reached the shop is not changed, and canceled for good with one press

    Background:
      Given the shop's orders do not answer
      And Meera is online again

    Example: Edit it
      Given Meera is offline
      When Meera edits the waiting order
      Then Meera reads that the order may have reached the shop
      And Meera has 1 waiting order
      And Meera's cart is empty

    Example: Cancel it without a network
      Given Meera is offline
      When Meera cancels the waiting order
      Then Meera has 0 waiting orders
      And the account lists the order as "Being cancelled"

    @journey @long
    Example: It is not asked about again, and not sent
      Given Meera has left the thank-you page
      And Meera comes back later
      When Meera cancels the waiting orders
      And Meera comes back later
      Then Meera is asked about 0 waiting orders
      And the account lists the order as "Being cancelled"
      And the shop has no order

    Example: The shop says that it does not have it
      Given Meera has left the thank-you page
      And Meera comes back later
      When Meera cancels the waiting orders
      And 61 seconds pass
      Then Meera is told "Your order is cancelled. The shop does not have it."
      And the account lists the order as "Cancelled"

  @QUEUE-23 @row-19
  Rule: A canceled order that the shop turns out to have is told with its number

    Background:
      Given the shop's answer to the next order gets lost
      And Meera is online again
      And Meera has left the thank-you page

    Example: It had arrived
      Given Meera comes back later
      When Meera cancels the waiting orders
      And 61 seconds pass
      Then the account lists the order as "cancelled too late"
      And Meera is told the number of the order and how to cancel it at the shop
      And the shop has 1 order

    Example: Known at a later visit only
      Given Meera comes back later
      And Meera cancels the waiting orders
      And Meera is offline
      And 61 seconds pass
      When Meera is online again
      And 90 seconds pass
      Then the account lists the order as "cancelled too late"
      And the shop has 1 order

  @QUEUE-23
  Rule: A waiting order is sent or canceled on its page too

    Example: Cancel it
      When Meera cancels the waiting order
      Then Meera has 0 waiting orders
      And the shop has no order

    Example: Canceled by mistake
      Given Meera cancels the waiting order
      When Meera edits the waiting order
      Then Meera has 1 piece of the "Silk Tee" in the cart

    Example: Nothing is tried without a network
      Given Meera sends the waiting order
      When Meera edits the waiting order
      Then Meera has 1 piece of the "Silk Tee" in the cart

  @QUEUE-18
  Rule: Where the merchant wants it they are sent by themselves everywhere

    Example: Automatic sending
      Given waiting orders are sent by themselves
      And Meera has left the thank-you page
      When Meera is online again
      Then the shop has 1 order

  @QUEUE-16
  Rule: A network that is none triggers nothing

    Example: Still in the tunnel
      When the device says online without a network
      Then Meera has 1 waiting order

  @QUEUE-28
  Rule: What the shop charges is told where it is not what was seen

    Scenario Outline: The price has <changed> meanwhile
      Given the "Silk Tee" costs <price> rupees
      When Meera is online again
      Then the shop has 1 order
      And Meera is told that the order comes to "<charged>" instead of "₹2,400"

      @row-12
      Examples:
        | changed | price | charged |
        | risen   | 2,600 | ₹2,600  |

      @row-13
      Examples:
        | changed | price | charged |
        | fallen  | 2,200 | ₹2,200  |

    @journey @long @row-12
    Example: The shopper reads it
      Given the "Silk Tee" costs 2,600 rupees
      When Meera is online again
      Then Meera is told that the order comes to "₹2,600" instead of "₹2,400"

  @QUEUE-29
  Rule: A waiting order the shop finds faulty is canceled with a word

    Example: The shop does not accept the address
      Given the shop finds the next order faulty
      When Meera is online again
      Then Meera is told "Address provided in checkout contains invalid data. Please check if all required fields are filled in and also contact us on care@zari.example to resolve this issue for future. Your order has been canceled."
      And Meera has 0 waiting orders

  @QUEUE-30
  Rule: A waiting order that is sold out is canceled with a word

    @journey @long @row-11
    Example: What the page says
      Given the last "Silk Tee" is sold
      When Meera is online again
      Then Meera is told "Some products you've ordered are out of stock. Your order has been canceled."

    Example: Somebody was faster
      Given the last "Silk Tee" is sold
      When Meera is online again
      Then Meera is told "Some products you've ordered are out of stock. Your order has been canceled."
      And Meera has 0 waiting orders

  @QUEUE-31 @QUEUE-33
  Rule: A waiting order without a final answer keeps waiting

    Scenario Outline: The shop <fault>
      Given the shop's orders <fault>
      When Meera is online again
      Then Meera has 1 waiting order

      Examples:
        | fault         |
        | fail          |
        | do not answer |

  @QUEUE-26 @QUEUE-27
  Rule: Two signals at once send it once

    Example: The network flickers
      When Meera is online twice at once
      Then the shop has 1 order
