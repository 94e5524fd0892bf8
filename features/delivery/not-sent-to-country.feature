@delivery
Feature: Where a product is not sent
  A shopper who shops from a country that a piece is not sent to reads so before they want it.
  It may be bought all the same, to be sent elsewhere.

  Background:
    Given the shop sells a "Horn Clutch" that is not sent to the United States

  @STORE-25
  Rule: The page of a product says that it is not sent to the country that was chosen

    @journey @long
    Example: From the United States
      Given Meera shops from US
      When Meera looks at the "Horn Clutch"
      Then Meera reads that it is "Not sent to your country."
      And Meera reads no days of its delivery

    Example: From India
      When Meera looks at the "Horn Clutch"
      Then Meera reads nothing of a country that it is not sent to

    Example: It can be put into the cart
      Given Meera shops from US
      And Meera looks at the "Horn Clutch"
      When Meera adds the "Horn Clutch" to the cart
      Then Meera has 1 piece of the "Horn Clutch" in the cart
