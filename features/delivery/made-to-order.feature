@delivery
Feature: What is made to order
  Clothes for a wedding are cut once they are ordered. Who orders them goes by the days that the shop names: on the page of a
  piece, in the checkout and after the order they are the same.

  Rule: What is made to order says in how many working days it ships

    Background:
      Given the shop sells a "Lehenga" in these variants:
        | color  | size | price  | pieces | at once | made in |
        | Indigo | S    | 60,000 | 5      | 2       | 8       |
        | Indigo | M    | 60,000 | 5      | 0       | 8       |
        | Indigo | L    | 62,000 | 5      | 0       | 12      |
        | Indigo | XL   | 62,000 | 0      | 0       | 12      |

    Example: What lies ready ships at once
      Given Meera looks at the "Lehenga"
      When Meera chooses the size "S"
      Then Meera reads that it is ready to ship
      And Meera reads nothing of how long it takes to make

    @journey @long
    Example: What is sewn first says how long that takes
      Given Meera looks at the "Lehenga"
      When Meera chooses the size "M"
      Then Meera reads that it is made to order and ships in 8 working days
      And Meera reads nothing of what is ready to ship

    Example: The largest size takes longer
      Given Meera looks at the "Lehenga"
      When Meera chooses the size "L"
      Then Meera reads that it is made to order and ships in 12 working days

    Example: What is sold out is not made either
      Given Meera looks at the "Lehenga"
      When Meera chooses the size "XL"
      Then Meera reads nothing of how long it takes to make

    Example: Before a size is chosen the piece says it of itself
      Given the shop sells a "Sherwani" that is made in 10 working days
      When Meera looks at the "Sherwani"
      Then Meera reads that it is made to order and ships in 10 working days

    Example: Where the merchant says nothing, the shop says nothing
      Given the shop sells a "Silk Tee" with 5 pieces
      When Meera looks at the "Silk Tee"
      Then Meera reads nothing of how long it takes to make

  Rule: What takes longer to make is promised for later

    Example: Eight working days, of which three are in every promise
      Given the shop sells a "Sherwani" that is made in 8 working days
      When Meera looks at the "Sherwani"
      Then Meera reads that it arrives in 9 to 12 working days

    Example: What is made sooner than others arrives with them
      Given the shop sells a "Stole" that is made in 2 working days
      When Meera looks at the "Stole"
      Then Meera reads that it arrives in 4 to 7 working days

  @page
  Rule: The slowest piece says between which days a parcel arrives, after the order as before it

    Background:
      Given today is 20 November 2026
      And the shop sells a "Silk Tee" with 5 pieces
      And Meera has put 1 piece of the "Silk Tee" into the cart

    Example: A coat that is sewn in eight working days
      Given the shop sells a "Sherwani" that is made in 8 working days
      And Meera has put 1 piece of the "Sherwani" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then Meera reads on the page "brings it to Mumbai between Tuesday, 1 December and Friday, 4 December."

    Example: Without the coat
      Given Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then Meera reads on the page "brings it to Mumbai between Wednesday, 25 November and Saturday, 28 November."

    Example: The same once the page is opened anew
      Given the shop sells a "Sherwani" that is made in 8 working days
      And Meera has put 1 piece of the "Sherwani" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      And Meera places the order
      When Meera opens the confirmation again
      Then Meera reads on the page "brings it to Mumbai between Tuesday, 1 December and Friday, 4 December."
