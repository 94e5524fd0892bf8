@storeview
Feature: How a store view writes
  A merchant says how a store view writes days and amounts.
  Whoever shops there reads them so on every screen, whatever country, language or currency they choose.

  @STORE-08
  Rule: Days and times are written in the format of the store view

    Background:
      Given today is 20 November 2026
      And the shop sells a "Silk Tee"
      And Asha is signed in

    Example: An order in a store view that writes them in figures
      Given Asha has ordered 1 piece of the "Silk Tee"
      And the shop writes moments as "DD.MM.YYYY HH:mm"
      When Asha opens the account at "Orders"
      And Asha opens the last order
      Then the block says "20.11.2026 15:00"

    Example: And in one that says nothing of them
      Given Asha has ordered 1 piece of the "Silk Tee"
      When Asha opens the account at "Orders"
      And Asha opens the last order
      Then the block says "20 November 2026 3:00 pm"

  @STORE-08 @STORE-11
  Rule: The sign stands on the side of the amount where the store view has it

    Background:
      Given the shop sells a "Silk Tee" for 2,000 rupees
      And the shop writes the sign behind an amount

    Example: On the page of a product
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "2,000₹"

    Example: In a list
      Given the category "Tees" holds the "Silk Tee"
      When Meera opens the category "Tees"
      Then the list shows the "Silk Tee" for "2,000₹"

    Example: In the cart
      When Meera adds the "Silk Tee" to the cart
      Then the cart comes to "2,000₹"

    Example: It stays there in another currency
      Given Meera looks at the "Silk Tee"
      When Meera goes on in USD
      Then Meera reads a price of "26$"

  @STORE-09
  Rule: A currency has the sign that the store view gives it

    Background:
      Given the shop sells a "Silk Tee" for 2,000 rupees
      And the shop writes rupees as "Rs."

    Example: Rupees
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "Rs.2,000"

    Example: A currency of which it says nothing has its usual one
      Given Meera looks at the "Silk Tee"
      When Meera goes on in USD
      Then Meera reads a price of "$26"
