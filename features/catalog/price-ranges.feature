@catalog
Feature: Price ranges that fit a list
  Where the merchant wants it, a shopper picks among prices that the list has.

  Background:
    Given the shop offers price ranges that fit each list
    And the category "Sarees" holds these pieces:
      | product | color  | size | price  |
      | Mulmul  | Ivory  | S    | 900    |
      | Cotton  | Ivory  | S    | 2,400  |
      | Silk    | Indigo | S    | 4,800  |
      | Satin   | Indigo | M    | 9,000  |
      | Tissue  | Ivory  | M    | 32,000 |
    And Meera opens the category "Sarees"

  @CAT-087 @CAT-090
  Rule: The ranges lie between round amounts and each has a product

    Example: Five sarees
      Then the filter "Price" offers "Up to ₹1,000 1, ₹1,000 - ₹2,500 1, ₹2,500 - ₹5,000 1, ₹5,000 - ₹25,000 1, ₹25,000 and above 1"

    Example: One of them is picked
      When Meera picks the price "₹5,000 - ₹25,000"
      Then the list reads "Satin"
      And "₹5,000 - ₹25,000" is chosen

  @CAT-078
  Rule: The ranges stay while other filters narrow the list

    Example: A colour
      When Meera picks the color "Ivory"
      Then the filter "Price" offers "Up to ₹1,000 1, ₹1,000 - ₹2,500 1, ₹2,500 - ₹5,000 0, ₹5,000 - ₹25,000 0, ₹25,000 and above 1"
      And Meera cannot pick the price "₹2,500 - ₹5,000"
