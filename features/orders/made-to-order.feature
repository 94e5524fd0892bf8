@orders
Feature: An order of what is made to order
  Who orders a coat for a wedding goes by the days that the shop names. They are the same before the order and after it.

  Background:
    Given today is 20 November 2026
    And the shop sells a "Silk Tee" with 5 pieces
    And the shop sells a "Sherwani" that is made in 8 working days
    And Meera has put 1 piece of the "Silk Tee" into the cart

  @page
  Rule: The slowest piece says between which days the parcel arrives

    Example: A coat that is sewn in eight working days
      Given Meera has put 1 piece of the "Sherwani" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then Meera reads on the page "brings it to Mumbai between Tuesday, 1 December and Friday, 4 December."

    Example: Without the coat
      Given Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then Meera reads on the page "brings it to Mumbai between Wednesday, 25 November and Saturday, 28 November."

    Example: The same once the page is opened anew
      Given Meera has put 1 piece of the "Sherwani" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      And Meera places the order
      When Meera opens the confirmation again
      Then Meera reads on the page "brings it to Mumbai between Tuesday, 1 December and Friday, 4 December."
