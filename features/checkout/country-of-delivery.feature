@checkout
Feature: The country of delivery
  What is ordered costs what it costs where it goes, and nobody is surprised by that.

  Background:
    Given the shop sells a "Silk Tee" for 2,000 rupees
    And the "Silk Tee" costs 2,600 rupees in the US
    And Meera has put 1 piece of the "Silk Tee" into the cart

  @STORE-25
  Rule: The prices follow the country of delivery, with a word and a way back

    @journey @long
    Example: To America
      When Meera has the parcel sent to "United States"
      Then Meera reads "Delivery to United States: the prices of that country apply now. The total is ₹2,600." beside the country
      And the cart comes to "₹2,600"

    @journey @long
    Example: After all to India
      Given Meera has the parcel sent to "United States"
      When Meera has it sent to India instead
      Then Meera reads nothing beside the country
      And the parcel would go to IN
      And the cart comes to "₹2,000"

    @page
    Example: Going on with the keyboard after that
      Given Meera has the parcel sent to "United States"
      When Meera has it sent to India instead
      Then the focus is on the "Country"

    Example: To the shopper's own country
      When Meera has the parcel sent to "India"
      Then Meera reads nothing beside the country
      And the cart comes to "₹2,000"

  @STORE-25 @CART-85
  Rule: What is ordered is paid at the prices of where it goes, and nobody pays at a door abroad

    @journey @long
    Example: To Malaysia
      Given the "Silk Tee" costs 2,400 rupees elsewhere
      And Meera has the parcel sent to "Malaysia"
      And Meera reads "Delivery to Malaysia: the prices of that country apply now. The total is ₹2,400." beside the country
      And Meera has filled in the checkout and accepts the terms
      And the ways to pay are "Cards, UPI and net banking (CCAvenue), PayPal"
      When Meera places the order
      Then the shop has 1 order

  @CHK-01
  Rule: Where the law wants it, the button that orders says that it obliges to pay

    Scenario Outline: To <country>
      Given Meera has the parcel sent to "<country>"
      When Meera has filled in the checkout
      Then the button that orders begins with "<words>"

      Examples:
        | country | words                              |
        | Romania | Place order with obligation to pay |
        | India   | Place order,                       |

  @STORE-25
  Rule: What was filled in at the prices of another country is told before anything is ordered

    Example: Another country was chosen for the shop meanwhile
      Given Meera has filled in the checkout
      And Meera opens the cart page
      And Meera shops on from the United States
      When Meera opens the checkout
      Then the parcel would go to IN
      And Meera reads "Delivery to India: the prices of that country apply now. The total is $26." beside the country

    Example: Nobody knows other prices without a network
      Given Meera has filled in the checkout
      And Meera is offline
      When Meera has the parcel sent to "United States"
      Then Meera reads "You are offline. The prices for delivery to United States come when you are back online; until then nothing can be ordered there." beside the country

  @STORE-25
  Rule: A parcel goes to the shopper's own country, unless another is chosen

    Example: From Germany
      Given Meera shops from DE
      When Meera opens the checkout
      Then the parcel would go to DE

  @QUEUE-23
  Rule: An order that waits is sent at the prices of where it was placed for

    Example: America was chosen meanwhile
      Given Meera has placed an order offline, to be paid in cash
      And Meera has left the thank-you page
      And Meera shops on from the United States
      When Meera is online again
      And Meera sends the waiting orders
      Then the shop has 1 order
      And the account lists 1 order of "₹2,000"
