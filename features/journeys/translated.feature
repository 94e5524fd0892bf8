@journeys
Feature: The shop translated
  Half of the shoppers read pages as their browser has translated them, from the first page to the order.

  Background:
    Given the shop sells a "Kurta Set" in these variants:
      | color  | size | price | pieces |
      | Indigo | S    | 3,000 | 9      |
      | Indigo | M    | 3,500 | 2      |
      | Madder | S    | 3,200 | 9      |
    And the category "Kurtas" holds the "Kurta Set"

  @ERR-10 @ROUTE-03
  Rule: A page goes on while somebody else changes its texts, and what changes later is read

    @journey @long @api @page
    Scenario Outline: From the list to the product with <means>
      Given Meera shops with <means>
      And Meera reads the shop translated
      And Meera opens the category "Kurtas"
      And Meera picks the color "Indigo"
      And Meera sorts the list by "Price high to low"
      When Meera follows the "Kurta Set" in the list
      Then Meera is on the page of the "Kurta Set"

      Examples:
        | means         |
        | a phone       |
        | a wide screen |

    @journey @api @page
    Example: Another colour and size
      Given Meera reads the shop translated
      And Meera looks at the "Kurta Set"
      And Meera chooses the color "Indigo"
      And Meera chooses the size "M"
      And Meera reads on the page "Only 2 left"
      When Meera chooses the size "S"
      Then Meera reads a price of "₹3,000"
      And Meera does not read on the page "Only 2 left"

    @journey @long @api @page
    Example: Into the cart, and more of it
      Given the shop sells a "Silk Tee" for 2,400 rupees
      And Meera reads the shop translated
      And Meera adds the "Silk Tee" to the cart
      And Meera is told "Product has been added to the cart!"
      And the badge counts 1
      When Meera changes the "Silk Tee" to 3 pieces
      Then the cart comes to "₹7,200"
      And the badge counts 3

    @journey @api @page
    Example: The order
      Given the shop sells a "Silk Tee" for 2,400 rupees
      And Meera reads the shop translated
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has filled in the checkout and accepts the terms
      And Meera chooses to pay by "Cash on delivery"
      When Meera places the order
      Then Meera is thanked for the order
      And the shop has 1 order

    @journey @long @api @page
    Example: Saved for later, removed and had back
      Given the shop sells a "Silk Tee" for 2,400 rupees
      And Meera reads the shop translated
      And Meera has put 2 pieces of the "Silk Tee" into the cart
      And Meera saves the "Silk Tee" for later
      And Meera moves the "Silk Tee" back into the cart
      And Meera removes the "Silk Tee"
      When Meera undoes that
      Then Meera has 2 pieces of the "Silk Tee" in the cart

    @journey @long @api @page
    Example: A coupon
      Given the shop sells a "Silk Tee" for 2,400 rupees
      And the coupon FESTIVE10 takes 10 percent off
      And Meera reads the shop translated
      And Meera has put 2 pieces of the "Silk Tee" into the cart
      And Meera opens the path "/cart?coupon=FESTIVE10"
      And Meera applies the coupon "FESTIVE10"
      And the cart comes to "₹4,320"
      When Meera removes the coupon
      Then the cart comes to "₹4,800"

    @journey @long @api @page
    Example: A mistake in the checkout
      Given the shop sells a "Silk Tee" for 2,000 rupees
      And Meera reads the shop translated
      And Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera fills in the checkout with "Email address" as "meera@"
      Then Meera reads "Enter an email address like name@example.com" at "Email address"

    @journey @long @api @page
    Example: Another country in the checkout
      Given the shop sells a "Silk Tee" for 2,000 rupees
      And the "Silk Tee" costs 2,600 rupees in the US
      And Meera reads the shop translated
      And Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera has the parcel sent to "United States"
      Then Meera reads "Delivery to United States: the prices of that country apply now. The total is ₹2,600." beside the country
      And the cart comes to "₹2,600"

  @ERR-10 @CHK-16
  Rule: What was typed before a page came to life stays, whatever else has changed it

    @journey @api @page
    Example: In a browser without extensions
      Given Meera has typed into the page "/contact-us" before its code came:
        | Name          | Meera              |
        | Email address | meera@example.com  |
        | Message       | Where is my order? |
      When the code has come
      Then Meera finds what she has typed:
        | Name          | Meera              |
        | Email address | meera@example.com  |
        | Message       | Where is my order? |

    @journey @long @api @page
    Example: In a browser with extensions
      Given extensions of Meera's browser change every page
      And Meera has typed into the page "/contact-us" before its code came:
        | Name          | Meera              |
        | Email address | meera@example.com  |
        | Message       | Where is my order? |
      When the code has come
      Then Meera finds what she has typed:
        | Name          | Meera              |
        | Email address | meera@example.com  |
        | Message       | Where is my order? |

    @journey @api @page
    Example: Buying in a browser with extensions
      Given extensions of Meera's browser change every page
      And the shop sells a "Silk Tee" for 2,400 rupees
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has filled in the checkout and accepts the terms
      And Meera chooses to pay by "Cash on delivery"
      When Meera places the order
      Then Meera is thanked for the order
      And the shop has 1 order
