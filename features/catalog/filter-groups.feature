@catalog
Feature: What a list offers to narrow it by
  A shopper finds the filter that helps without reading all of them.

  Background:
    Given the category "Sarees" holds these pieces:
      | product | color  | size | price | special price |
      | Mulmul  | Ivory  | S    | 1,000 | 850           |
      | Silk    | Indigo | S    | 1,000 | 760           |
      | Satin   | Ivory  | M    | 1,000 | 550           |
      | Tissue  | Ivory  | M    | 1,000 |               |
    And Meera opens the category "Sarees"

  @CAT-078
  Rule: Discounts are offered in a few steps, of which the smallest holds

    Example: Fifteen, twenty-four and forty-five per cent
      Then the filter "Discount" offers "10% and more 3, 20% and more 2, 40% and more 1"

    @journey @long
    Example: What is reduced by more belongs to the smaller step as well
      When Meera picks the discount "20% and more"
      Then the list reads "Satin, Silk"
      And "20% and more" is chosen

    Example: The smaller step takes the larger one in
      When Meera picks the discount "40% and more"
      And Meera picks the discount "20% and more"
      Then the list reads "Satin, Silk"
      And "20% and more, 40% and more" is chosen

    Example: Other filters say how many each step would leave
      When Meera picks the color "Indigo"
      Then the filter "Discount" offers "10% and more 1, 20% and more 1, 40% and more 0"

    @page
    Example: A step stands in the address
      Given Meera picks the discount "40% and more"
      When Meera comes back later
      Then the list reads "Satin"
      And "40% and more" is chosen

  @CAT-077
  Rule: On a phone what most shoppers narrow by stands first

    @journey @long @api @page
    Example: Size, price and colour before the rest
      Then the filters stand in the order "Size, Price, Color, Discount"
