@delivery
Feature: Delivery at the checkout
  Nobody should fill in a whole checkout for a parcel that cannot come. The checkout says by which day it arrives at the PIN
  code of the address, or that it does not, and offers cash only at doors where it is taken.

  Background:
    Given it is 10:00 in India on 27 November 2026
    And the shop sells a "Silk Tee" with 5 pieces
    And Meera has put 1 piece of the "Silk Tee" into the cart

  Rule: A full PIN code says by which day the parcel arrives

    @journey @long
    Example: In Mumbai
      When Meera fills in the PIN code "400050" alone
      Then Meera reads of her parcel "By Thursday, 3 December"
      And Meera reads of her parcel "If you order before Friday, 27 November, 2:00 pm"

    Example: Half a PIN code says nothing yet
      When Meera fills in the PIN code "4000" alone
      Then Meera reads nothing of her parcel

    Example: Outside India the days of the country are enough
      Given Meera has the parcel sent to "United States"
      When Meera fills in the ZIP code "10001" alone
      Then Meera reads nothing of her parcel

  Rule: Where nobody delivers, the PIN code says so and the order is not placed

    @journey @long
    Example: An island to which no boat keeps a day
      When Meera fills in the checkout with "PIN code" as "744301"
      Then Meera reads "We cannot deliver to this PIN code. Please enter another address." at "PIN code"
      And the shop has no order

    Example: Another address mends it
      Given Meera fills in the checkout with "PIN code" as "744301"
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then the shop has 1 order

  Rule: Cash is paid only at doors where it is taken

    @journey @long
    Example: Where the post goes on
      When Meera fills in the checkout with "PIN code" as "781001"
      Then "Cash on delivery" cannot be chosen, since "Cash is not taken at this PIN code. Please pay online."

    Example: In Mumbai it can be chosen
      When Meera fills in the checkout with "PIN code" as "400050"
      Then every way to pay can be chosen

    Example: Cash was chosen for another address
      Given Meera has filled in the checkout, accepts the terms and pays in cash
      And Meera changes the PIN code of the parcel to "781001"
      When Meera places the order
      Then the shop has no order
      And "Cash on delivery" cannot be chosen, since "Cash is not taken at this PIN code. Please pay online."

  Rule: Without an answer nobody is kept from ordering; what the shop refuses then is told, and nothing is lost

    Example: Without a network
      Given Meera has filled in the checkout, accepts the terms and pays in cash
      And Meera is offline
      And Meera changes the PIN code of the parcel to "744301"
      When Meera places the order
      Then Meera has 1 waiting order

    Example: The shop refuses what waited, and all of it is back with a press
      Given Meera has filled in the checkout, accepts the terms and pays in cash
      And Meera is offline
      And Meera changes the PIN code of the parcel to "744301"
      And Meera places the order
      And Meera is online again
      When Meera edits the waiting order
      Then Meera reads "We cannot deliver to this PIN code. Please enter another address." at "PIN code"
      And Meera has 1 piece of the "Silk Tee" in the cart
      And the shop has no order

    Example: When the shop does not answer
      Given the shop does not answer about deliveries
      And Meera has filled in the checkout with the PIN code "744301", to pay in cash
      When Meera places the order
      Then the shop has no order
      And Meera has 1 piece of the "Silk Tee" in the cart

    @page
    Example: The reason of a refusal stands beside the button
      Given the shop does not answer about deliveries
      And Meera has filled in the checkout with the PIN code "744301", to pay in cash
      When Meera places the order
      Then Meera reads on the page "Nobody delivers to PIN code 744301"
