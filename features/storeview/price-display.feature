@storeview
Feature: How a price is written
  Every screen writes prices in one way, in the currency a shopper chose.

  Background:
    Given the shop sells a "Silk Tee"

  @STORE-10 @STORE-17
  Rule: Rupees are rounded, with the sign in front and thousands in groups of three

    Scenario Outline: <case>
      Given the "Silk Tee" costs <amount> rupees
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "<seen>"

      Examples:
        | case               | amount    | seen       |
        | whole rupees       | 1,500     | ₹1,500     |
        | half a rupee       | 1,499.5   | ₹1,500     |
        | more than a lakh   | 1,234,567 | ₹1,234,567 |
        | nothing            | 0         | ₹0         |

  @STORE-14 @STORE-12
  Rule: Dollars are rounded up at the shop's own rate

    Scenario Outline: <case>
      Given the "Silk Tee" costs <amount> rupees
      And Meera shops in USD
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "<seen>"

      Examples:
        | case               | amount | seen |
        | a part of a dollar | 1,499  | $20  |
        | exactly 13 dollars | 1,000  | $13  |

  @STORE-15
  Rule: Pounds are rounded up at the shop's own rate

    Example: A part of a pound
      Given the "Silk Tee" costs 1,499 rupees
      And Meera shops in GBP
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "£16"

  @STORE-20
  Rule: Wherever an amount stands it is written in that one way

    Background:
      Given the "Silk Tee" costs 2,000 rupees
      And the "Silk Tee" has a special price of 1,499 rupees

    Example: In a list and on its page
      Given Meera shops in USD
      And the category "Tees" holds the "Silk Tee"
      When Meera opens the category "Tees"
      Then the list shows the "Silk Tee" for "$20"
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "$20"

    Example: Among the filters of a list
      Given Meera shops in USD
      And the shop offers price ranges that fit each list
      And the shop sells a "Kurta" for 4,900 rupees
      And the category "Tees" holds the "Silk Tee"
      And the category "Tees" holds the "Kurta"
      When Meera opens the category "Tees"
      Then the filter "Price" offers "Up to $50 1, $50 and above 1"

    Example: In the cart
      Given Meera shops in USD
      When Meera adds the "Silk Tee" to the cart
      Then the line of the "Silk Tee" reads "$20" beside a struck-through price of "$26"
      And the cart comes to "$20"

    Example: In the minicart
      Given Meera shops in USD
      And Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera opens the minicart
      Then the minicart shows the "Silk Tee" and the total "$20"

    Example: Among earlier orders
      Given Asha is signed in
      And the shop sells a "Bridal Lehenga" for 149,950 rupees
      And Asha has ordered 1 piece of the "Bridal Lehenga"
      And Asha shops in USD
      When Asha opens the account at "Orders"
      Then the orders listed are "Placed $1,950"

    Example: As store credit
      Given Asha is signed in
      And Asha has 1,499 rupees of store credit
      And Asha shops in USD
      When Asha opens the account at "Store credit"
      Then the store credit is "$20", booked as "$20"

  @STORE-16
  Rule: What is taken off is written with the minus before the sign

    Example: A coupon takes ten percent off
      Given the "Silk Tee" costs 1,500 rupees
      And the coupon FESTIVE10 takes 10 percent off
      And Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera applies the coupon "FESTIVE10"
      Then Meera reads a discount of "-₹150" in the cart

  @STORE-01
  Rule: Without a choice the shop speaks to India in rupees

    Example: A first visit
      Given the "Silk Tee" costs 2,000 rupees
      And the "Silk Tee" costs 2,600 rupees in the US
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "₹2,000"
