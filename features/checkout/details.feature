@checkout
Feature: Details of the checkout
  Nothing typed is lost, and a mistake is named where it was made.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has put 1 piece of the "Silk Tee" into the cart

  @CHK-16
  Rule: A missing or wrong detail is named and the step does not go on

    Scenario Outline: <case>
      When Meera fills in the checkout with "<field>" as "<typed>"
      Then Meera reads "<words>" at "<field>"

      Examples:
        | case               | field          | typed   | words                                        |
        | no first name      | First name     |         | Enter your first name                         |
        | a short first name | First name     | M       | Enter at least 2 letters                      |
        | no e-mail          | Email address  |         | Enter your email address                      |
        | a broken e-mail    | Email address  | meera@  | Enter an email address like name@example.com |
        | no street          | Street address |         | Enter your street address                     |
        | no city            | City           |         | Enter your city                               |
        | a short PIN        | PIN code       | 4000    | Enter a PIN code of six digits                |
        | letters as phone   | Phone number   | call me | Enter a phone number of 7 to 15 digits        |

  @CHK-16
  Rule: A postcode and a telephone number look as they do where the parcel goes

    Scenario Outline: <case>
      Given Meera has the parcel sent to "<country>"
      When Meera fills in the checkout with "<field>" as "<typed>"
      Then Meera reads "<words>" at "<field>"

      @journey @long
      Examples:
        | case                            | country   | field        | typed    | words                                                                             |
        | a PIN code of no post office    | India     | PIN code     | 550 001  | No PIN code begins with these two digits: please check them                       |
        | a number with a digit too few   | Singapore | Phone number | 8123 456 | Enter a phone number like 8123 4567, or one that begins with + and a country code |

      Examples:
        | case                            | country       | field        | typed      | words                                                             |
        | a telephone at home in Mumbai   | India         | Phone number | 2640 00001 | Enter a mobile number of ten digits that begins with 6, 7, 8 or 9 |
        | a PIN code in America           | United States | ZIP code     | 400050     | Enter a ZIP code of 5 or 9 digits                                 |
        | a PIN code in Germany           | Germany       | Postcode     | 400050     | Enter your postcode, such as 10115                                |
        | half a postal code              | Canada        | Postal code  | K1A        | Enter your postal code, such as K1A 0B1                           |

    Scenario Outline: <typed> in India is understood
      When Meera fills in the checkout with "<field>" as "<typed>"
      Then the chosen shipping method is "DPD Courier"

      Examples:
        | field        | typed           |
        | PIN code     | 400-050         |
        | Phone number | +91 98200-12345 |
        | Phone number | 098200 12345    |
        | Phone number | +1 415 555 0100 |

  @CHK-16 @page
  Rule: A name that is asked for twice is missed once

    Example: Nothing was filled in
      When Meera fills in nothing of the checkout
      Then Meera reads on the page "8 things need your attention"

  @CHK-16 @page
  Rule: What stands in the fields counts, also where a browser or a password manager wrote it and said nothing

    @journey
    Example: All of it, and then straight on
      Given Meera opens the checkout
      And Meera's browser has written her details into the checkout without a word
      When Meera goes on from her address
      Then the checkout still knows Meera's details

    Example: All of it, and then a word put right
      Given Meera opens the checkout
      And Meera's browser has written her details into the checkout without a word
      When Meera fills in the checkout with the city alone
      Then the checkout still knows Meera's details

  @CHK-16
  Rule: A name that is filled in for the shopper never lands in a field that has the focus

    @journey @long
    Example: Straight from the own name to that of the address
      Given Meera opens the checkout
      When Meera types "Leela" as her own first name and "Leela" as that of the address
      Then the first names in the checkout are "Leela" and "Leela"

    Example: The name of the address is left empty
      Given Meera opens the checkout
      When Meera types "Leela" as her own first name and "" as that of the address
      Then the first names in the checkout are "Leela" and "Leela"

    Example: The parcel goes to somebody else
      Given Meera opens the checkout
      When Meera types "Leela" as her own first name and "Ravi" as that of the address
      Then the first names in the checkout are "Leela" and "Ravi"

  @CHK-18
  Rule: Without accepting the terms nothing is ordered

    Example: The box is empty
      Given Meera has filled in the checkout
      When Meera places the order without accepting the terms
      Then the shop has no order
      And Meera reads "Accept the terms and conditions" at "I accept the terms and conditions"

  @CHK-19
  Rule: An empty cart cannot be ordered

    Example: Everything was removed
      Given Meera removes the "Silk Tee"
      When Meera opens the checkout
      Then Meera reads that the cart is empty

    @page
    Example: What the page says
      Given Meera removes the "Silk Tee"
      When Meera opens the checkout
      Then Meera reads on the page "Your cart is empty"

  @CHK-11
  Rule: What was typed survives a reload

    Example: The phone rang
      Given Meera has filled in the checkout
      When Meera comes back later
      Then the checkout still knows Meera's details

    Example: Somebody else opens the shop the next day
      Given today is 20 November 2026
      And Meera has filled in the checkout
      And today is 21 November 2026
      When Meera comes back later
      Then the checkout knows nothing of Meera

  @CHK-04 @page
  Rule: The bill may go to a company elsewhere

    Example: An office in Pune
      Given Meera has filled in the checkout
      When Meera has the bill sent to "Rao Textiles" in "Pune" with the tax ID "27ABCDE1234F1Z5"
      Then Meera reads on the page "Rao Textiles"
      And Meera reads on the page "27ABCDE1234F1Z5"
      And Meera reads on the page "Pune"

  @CART-88 @CART-90
  Rule: The courier and the usual way to pay are chosen already

    Example: In India
      When Meera has filled in the checkout
      Then the chosen shipping method is "DPD Courier"
      And the ways to pay are "UPI, Cards and net banking, PayPal, Cash on delivery"

  @CHK-05
  Rule: In India UPI stands first, as a way to pay of its own

    Example: From an app
      When Meera has filled in the checkout
      Then the chosen way to pay is "UPI"
      And Meera reads "Pay from your UPI app." beside it

    Example: The choice is kept
      Given Meera has filled in the checkout
      And Meera chooses to pay by "Cards and net banking"
      When Meera comes back later
      Then the chosen way to pay is "Cards and net banking"

    Scenario Outline: The shop is told of <way>
      Given Meera has filled in the checkout and accepts the terms
      And Meera chooses to pay by "<way>"
      When Meera places the order
      Then the shop knows that the order is paid by "<channel>"

      Examples:
        | way                   | channel |
        | UPI                   | upi     |
        | Cards and net banking | cards   |

    Example: No other way to pay has it
      Given Meera has filled in the checkout and accepts the terms
      And Meera chooses to pay by "UPI"
      And Meera chooses to pay by "PayPal"
      When Meera places the order
      Then the shop knows nothing more of how the order is paid

    Example: Abroad the gateway itself is offered
      Given Meera has the parcel sent to "Malaysia"
      When Meera has filled in the checkout
      Then the ways to pay are "Cards, UPI and net banking (CCAvenue), PayPal"

    Example: Another gateway of the merchant's choice
      Given UPI goes through "paypalstandard" in India
      When Meera has filled in the checkout
      Then the ways to pay are "UPI, Cards, UPI and net banking (CCAvenue), Cash on delivery"

  @CHK-08
  Rule: Cash on delivery says its condition

    Example: Paying at the door
      Given Meera has filled in the checkout
      When Meera chooses to pay by "Cash on delivery"
      Then Meera reads "Keep exact change ready." beside it

  @CART-87 @page
  Rule: Before ordering, a shopper reads what is brought where, when and for how much

    Example: On the way to Mumbai
      Given today is 20 November 2026
      When Meera has filled in the checkout
      Then Meera reads on the page "DPD CourierArrives between Wednesday, 25 November and Saturday, 28 November"

  @CHK-42 @page
  Rule: Without a network a payment on another page waits for the network

    Example: On the train
      Given Meera has filled in the checkout
      When Meera is offline
      Then Meera reads on the page "You are offline: you pay at PayPal once your order was sent."
