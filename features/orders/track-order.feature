@orders
Feature: An order on another device
  A guest follows an order by its number and e-mail address. Whoever has no more than the address of its page sees how it
  stands and what was ordered, and nothing of who gets it.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has ordered 2 pieces of the "Silk Tee" on another device

  @CHK-47
  Rule: A number and an e-mail address show the order

    @journey @long
    Example: Both are right
      When Meera tracks the order by its number
      Then the confirmation shows 2 pieces of the "Silk Tee" and the total "₹4,800"
      And the confirmation says that Meera gets the order

    Example: However the number is written
      When Meera tracks the order by its number in small letters and with spaces
      Then the confirmation says that Meera gets the order

    Scenario Outline: <what> is wrong, and nobody learns which
      When Meera tracks the order <how>
      Then Meera reads of the search "We found no order with this number and this email address. Check both; after several tries, wait a few minutes."
      And what Meera typed to track the order is still there

      Examples:
        | what                   | how                                             |
        | The number             | by a number that nobody knows                   |
        | The e-mail address     | with the e-mail address "somebody@else.test"    |

    Example: Without a network what was typed stays
      Given Meera opens the page to track orders
      And Meera is offline
      When Meera tracks the order by its number
      Then Meera reads of the search "You are offline. What you typed is still here; try again when you are back online."
      And what Meera typed to track the order is still there

    Scenario Outline: "<text>" is told at its field
      When Meera types "<text>" as "<field>" to track the order
      Then Meera reads "<problem>" at "<field>" of the search

      Examples:
        | field         | text  | problem                                      |
        | Order number  |       | Enter your order number                      |
        | Order number  | 70012 | Enter an order number like AF000070012       |
        | Email address |       | Enter your email address                     |
        | Email address | meera | Enter an email address like name@example.com |

  @CHK-47
  Rule: The address of an order alone tells of nobody

    @journey @long
    Example: A link that was passed on
      When Meera opens the address of the order
      Then the confirmation shows 2 pieces of the "Silk Tee" and the total "₹4,800"
      And the confirmation does not say who gets the order

    @journey @long
    Example: Whose it is, is known by the e-mail address
      Given Meera opens the address of the order
      When Meera shows the order whole by her e-mail address
      Then the confirmation says that Meera gets the order

    @page
    Example: Whoever opened it hears at once that it is theirs
      Given Meera opens the address of the order
      When Meera shows the order whole by her e-mail address
      Then the focus is on the heading of the page

    @page
    Example: Whose it is signs in
      Given Meera has an account
      And Meera has ordered 2 pieces of the "Silk Tee" on another device where she is signed in
      And Meera opens the address of the order
      When Meera signs in
      Then the confirmation says that Meera gets the order

    @page
    Example: Somebody else signs in
      Given Asha has an account
      And Meera opens the address of the order
      When Asha signs in
      Then the confirmation does not say who gets the order

    Example: Another e-mail address
      Given Meera opens the address of the order
      When Meera shows the order whole by "somebody@else.test"
      Then the confirmation does not say who gets the order
      And Meera reads of the search "This email address does not open the order. Check it; after several tries, wait a few minutes."
