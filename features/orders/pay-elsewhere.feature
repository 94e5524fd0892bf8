@orders
Feature: Paying on another page
  Who pays on the page of a gateway comes back to a page that says what became of it,
  and loses nothing.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has put 2 pieces of the "Silk Tee" into the cart
    And Meera has filled in the checkout and accepts the terms

  @CHK-47 @CART-85
  Rule: A paid order is thanked for

    @journey
    Scenario Outline: <method>
      Given Meera chooses to pay by "<method>"
      And Meera places the order
      When Meera's payment is made
      Then Meera is thanked for the order
      And Meera's cart is empty

      Examples:
        | method |
        | PayPal |

      @long
      Examples:
        | method |
        | UPI    |

  @CHK-44 @CART-85
  Rule: A payment that failed brings everything back into the cart

    Scenario Outline: <method>
      Given Meera chooses to pay by "<method>"
      And Meera places the order
      When Meera's payment fails
      Then Meera reads that the payment did not go through
      And Meera has 2 pieces of the "Silk Tee" in the cart

      @journey @long
      Examples:
        | method |
        | PayPal |

      Examples:
        | method                |
        | UPI                   |
        | Cards and net banking |

    Example: Once, however often the page is opened
      Given Meera chooses to pay by "PayPal"
      And Meera places the order
      And Meera's payment fails
      When Meera opens the confirmation again
      Then Meera reads that the payment did not go through
      And Meera has 2 pieces of the "Silk Tee" in the cart

    @journey @long
    Example: Another way to pay
      Given Meera chooses to pay by "PayPal"
      And Meera places the order
      And Meera's payment fails
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then Meera is thanked for the order
      And the shop has 2 orders

  @CHK-47 @CART-85
  Rule: A payment nobody knows of yet is waited for, and not asked for twice

    Scenario Outline: <method>
      Given Meera chooses to pay by "<method>"
      And Meera places the order
      When Meera's payment stays without an answer
      Then Meera reads that the payment is being checked
      And Meera's cart is empty

      @journey @long
      Examples:
        | method |
        | PayPal |

      Examples:
        | method                |
        | UPI                   |
        | Cards and net banking |

    Scenario Outline: The page tells by itself that the payment <becomes>
      Given Meera chooses to pay by "PayPal"
      And Meera places the order
      And Meera's payment stays without an answer
      And the shop hears that the payment <becomes>
      When 8 seconds pass
      Then Meera reads that the payment <told>

      @journey @long
      Examples:
        | becomes | told       |
        | is made | is settled |

      Examples:
        | becomes | told               |
        | fails   | did not go through |

  @CHK-05 @CHK-42
  Rule: How it is going to be paid is told while it waits, and once it is placed

    Scenario Outline: <method>
      Given Meera chooses to pay by "<method>"
      And Meera is offline
      When Meera places the order
      Then the order is to be paid by "<method>"

      Examples:
        | method                |
        | UPI                   |
        | Cards and net banking |

    Example: Taken by the shop
      Given Meera chooses to pay by "UPI"
      And Meera places the order
      When Meera's payment is made
      Then the order is to be paid by "UPI"

    Example: Taken back to be changed
      Given Meera chooses to pay by "Cards and net banking"
      And Meera is offline
      And Meera places the order
      When Meera edits the waiting order
      Then the chosen way to pay is "Cards and net banking"

  @CHK-42 @QUEUE-28
  Rule: What was ordered without a network can be paid once it was sent

    Example: Out of the tunnel
      Given Meera chooses to pay by "PayPal"
      And Meera is offline
      And Meera places the order
      When Meera is online again
      Then Meera reads that the payment is still due
      And Meera can pay now
