@orders
Feature: An order that the shop has is canceled
  Whoever ordered can cancel until the shop has packed, reads first what that means, and afterwards with the order what is paid back.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has ordered 2 pieces of the "Silk Tee" on another device

  @CHK-47
  Rule: Until it is packed an order can be canceled, and its page says so

    Example: What it means is said first
      Given Meera tracks the order by its number
      When Meera opens the page to cancel the order
      Then Meera reads of canceling "If you cancel it, nothing of it will be sent."
      And Meera reads of canceling "You have paid nothing for it, so nothing is due."

    @journey
    Example: Afterwards the order says that it was
      Given Meera tracks the order by its number
      When Meera cancels the order that the shop has
      Then Meera reads of canceling "is cancelled"
      When Meera tracks the order by its number
      Then the page of the order says "This order was cancelled"
      And the page of the order says "As you asked, nothing of it will be sent."
      And the page of the order says "You cancelled this order on"
      And the order cannot be canceled

    Example: Without a network it stays as it is
      Given Meera tracks the order by its number
      And Meera opens the page to cancel the order
      And Meera is offline
      When Meera cancels the order that the shop has
      Then Meera reads why it is not canceled: "You are offline, and cancelling needs the network. The order stays as it is."

    Example: It was packed meanwhile
      Given Meera tracks the order by its number
      And Meera opens the page to cancel the order
      But the shop has packed the order
      When Meera cancels the order that the shop has
      Then Meera reads of canceling "It is being packed or has left already"

  @CHK-47
  Rule: What cannot be canceled does not offer it

    Example: It is packed
      Given the shop has packed the order
      When Meera tracks the order by its number
      Then the order cannot be canceled

    Example: It is on its way
      Given the order has left with "Blue Dart" as parcel "BD 1234"
      When Meera tracks the order by its number
      Then the order cannot be canceled

    Example: Who has its address alone is not offered it
      When Meera opens the address of the order
      Then the order cannot be canceled
