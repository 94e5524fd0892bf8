@checkout
Feature: Pieces that are not sent everywhere
  Horn and shell need papers at some borders.
  Whoever wants such a piece sent there hears of it before anything is ordered.

  Background:
    Given the shop sells a "Horn Clutch" that is not sent to the United States
    And the "Horn Clutch" costs 2,600 rupees in the US
    And Meera has put 1 piece of the "Horn Clutch" into the cart

  @STORE-25
  Rule: What is not sent to the country of delivery is named at the country, with a way to the cart

    @journey @long
    Example: To America
      Given Meera has the parcel sent to "United States"
      And Meera reads "Cannot be sent to this country: Horn Clutch." at "Country"
      When Meera takes the way to the cart beside the country
      Then Meera is on the cart page

    Example: To Malaysia
      When Meera has the parcel sent to "Malaysia"
      Then Meera reads nothing wrong at "Country"

    Example: After all to India
      Given Meera has the parcel sent to "United States"
      When Meera has it sent to India instead
      Then Meera reads nothing wrong at "Country"

    Example: A bundle that it was chosen for
      Given the shop sells the bundle "Gift" with these options:
        | option | products    | flagged |
        | Bag    | Horn Clutch |         |
      And Meera looks at the "Gift"
      And Meera adds what was put together
      When Meera has the parcel sent to "United States"
      Then Meera reads "Cannot be sent to this country: Horn Clutch, Gift." at "Country"

  @STORE-25
  Rule: What is not sent to the country of delivery is not ordered

    Background:
      Given Meera has the parcel sent to "Malaysia"
      And Meera has filled in the checkout and accepts the terms

    Example: It was sent there a moment ago
      Given the "Horn Clutch" is no longer sent to Malaysia
      When Meera places the order
      Then the shop has no order
      And Meera reads "Cannot be sent to this country: Horn Clutch." at "Country"

    Example: It was sent there when the order was placed offline
      Given Meera is offline
      And Meera places the order
      And the "Horn Clutch" is no longer sent to Malaysia
      When Meera is online again
      Then Meera is told "Your order was not placed. Not sent to the country of the address: Horn Clutch."
      And the shop has no order

    @page
    Example: What the page of that order says
      Given Meera is offline
      And Meera places the order
      And the "Horn Clutch" is no longer sent to Malaysia
      When Meera is online again
      Then Meera reads on the page "Cannot be sent to the country of the address (Malaysia): Horn Clutch."

    Example: A bundle that such a piece was chosen for
      Given the shop sells the bundle "Gift" with these options:
        | option | products    | flagged |
        | Bag    | Horn Clutch |         |
      And Meera looks at the "Gift"
      And Meera adds what was put together
      And Meera has filled in the checkout and accepts the terms
      And Meera is offline
      And Meera places the order
      And the "Horn Clutch" is no longer sent to Malaysia
      When Meera is online again
      Then Meera is told "Your order was not placed. Not sent to the country of the address: Horn Clutch, Gift."
