@journeys
Feature: Looking around on the way
  The stops between the first page and the order, as they are with a finger and with a mouse.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees

  @CART-91 @ROUTE-01
  Rule: The minicart can be opened on any page

    @journey @long
    Scenario Outline: From home with <means>
      Given Meera shops with <means>
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera opens the home page
      When Meera opens the minicart
      Then the minicart shows the "Silk Tee" and the total "₹2,400"

      Examples:
        | means         |
        | a phone       |
        | a wide screen |

  @CART-29
  Rule: The cart page changes the cart

    @journey @long
    Scenario Outline: Changing one's mind with <means>
      Given Meera shops with <means>
      And Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera removes the "Silk Tee"
      Then Meera's cart is empty

      Examples:
        | means         |
        | a wide screen |

      @long
      Examples:
        | means         |
        | a phone       |

  @CHK-16
  Rule: A mistake in the checkout is named where it was made

    @journey
    Scenario Outline: The <field> is wrong, with <means>
      Given Meera shops with <means>
      And Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera fills in the checkout with "<field>" as "<typed>"
      Then Meera reads "<words>" at "<field>"

      Examples:
        | field         | typed  | words                                        | means         |
        | PIN code      | 4000   | Enter a PIN code of six digits               | a wide screen |

      @long
      Examples:
        | field         | typed  | words                                        | means         |
        | Email address | meera@ | Enter an email address like name@example.com | a phone       |
        | Email address | meera@ | Enter an email address like name@example.com | a wide screen |
        | PIN code      | 4000   | Enter a PIN code of six digits               | a phone       |
