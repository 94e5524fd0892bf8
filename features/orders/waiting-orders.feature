@orders
Feature: Waiting orders
  What a shopper ordered without a network is sent when there is one.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has put 1 piece of the "Silk Tee" into the cart
    And Meera has placed an order offline

  @QUEUE-19 @QUEUE-25 @QUEUE-28
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

    Example: The tab was closed in the tunnel
      Given Meera has left the thank-you page
      And Meera is online again
      When Meera comes back later
      Then Meera is asked about 1 waiting order

  @QUEUE-23
  Rule: The shopper decides what becomes of waiting orders

    Background:
      Given Meera has left the thank-you page
      And 60 seconds pass
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

  @QUEUE-29
  Rule: A waiting order the shop finds faulty is canceled with a word

    Example: The shop does not accept the address
      Given the shop finds the next order faulty
      When Meera is online again
      Then Meera is told "Address provided in checkout contains invalid data. Please check if all required fields are filled in and also contact us on care@zari.example to resolve this issue for future. Your order has been canceled."
      And Meera has 0 waiting orders

  @QUEUE-30
  Rule: A waiting order that is sold out is canceled with a word

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
