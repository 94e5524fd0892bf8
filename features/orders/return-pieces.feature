@orders
Feature: Pieces given back
  Whoever ordered can give pieces back for fifteen days after they came, and reads with the order what becomes of it.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees

  @CHK-47
  Rule: What has come can be given back, with a reason, and its price comes back

    Background:
      Given Meera has ordered 2 pieces of the "Silk Tee" on another device
      And on 20 November 2026 the order has left with "Blue Dart" as parcel "BD 1234" and has come

    Example: One of two is too small
      Given Meera tracks the order by its number
      When Meera gives back 1 piece of the "Silk Tee" because it is "Too small"
      Then Meera reads that her return is noted and that "₹2,400" come back

    Example: Without a reason nothing is noted
      Given Meera tracks the order by its number
      When Meera gives back 1 piece of the "Silk Tee" for no reason
      Then Meera reads "Choose a reason" at the reason of the "Silk Tee"

    Example: Without a network what was chosen stays
      Given Meera tracks the order by its number
      And Meera opens the page to give pieces back
      And Meera is offline
      When Meera gives back 1 piece of the "Silk Tee" because it is "Too small"
      Then Meera reads of the return "You are offline, and a return needs the network. What you typed is still here."
      And 1 piece of the "Silk Tee" is still chosen to be given back

  @CHK-47
  Rule: What becomes of a return stands with the order

    Background:
      Given Meera has ordered 2 pieces of the "Silk Tee" on another device
      And on 20 November 2026 the order has left with "Blue Dart" as parcel "BD 1234" and has come
      And Meera tracks the order by its number

    Scenario Outline: <what>
      Given Meera gives back 1 piece of the "Silk Tee" because it is "Damaged"
      And the return has been <moves>
      When Meera tracks the order by its number
      Then the order says of its return "<said>"

      Examples:
        | what             | moves                 | said          |
        | It has arrived   | received              | Arrived on    |
        | It was paid back | received and refunded | Paid back on  |
        | It was not taken | refused               | It was worn   |

  @CHK-47
  Rule: The order says until when, or why nothing can be given back

    Background:
      Given Meera has ordered 2 pieces of the "Silk Tee" on another device

    Example: The last day
      Given on 20 November 2026 the order has left with "Blue Dart" as parcel "BD 1234" and has come
      When Meera tracks the order by its number
      Then the order says of returns "Can be returned until 5 December 2026"

    Example: A day too late
      Given on 20 November 2026 the order has left with "Blue Dart" as parcel "BD 1234" and has come
      And today is 6 December 2026
      When Meera tracks the order by its number
      Then the order says of returns "Could be returned until 5 December 2026"
      And nothing of the order can be given back

    Example: It has not come yet
      Given the order has left with "Blue Dart" as parcel "BD 1234"
      When Meera tracks the order by its number
      Then the order says of returns "Pieces can be returned once all of the order has been delivered."
      And nothing of the order can be given back

    Example: Who has its address alone learns of no return
      Given on 20 November 2026 the order has left with "Blue Dart" as parcel "BD 1234" and has come
      When Meera opens the address of the order
      Then the order says of returns ""
