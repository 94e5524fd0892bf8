@cart
Feature: Another colour or size in the cart
  Who wants the next size up changes it where it stands, and starts nothing over.

  Background:
    Given the shop sells a "Kurta Set" in these variants:
      | color  | size | price | pieces |
      | Indigo | S    | 3,000 | 5      |
      | Indigo | M    | 3,000 | 5      |
      | Indigo | L    | 3,400 | 5      |
      | Indigo | XL   | 3,400 | 0      |
    And Meera has put 2 pieces of the "Kurta Set" in the size "S" into the cart

  @CART-11 @CART-51
  Rule: A line takes another size and keeps its pieces

    @journey @long
    Example: The next size up
      When Meera changes the "Kurta Set" in the cart to the size "L"
      Then the cart holds 2 pieces of the "Kurta Set" in the size "L" for "₹3,400" each
      And the shop's cart holds only 2 pieces of the "Kurta Set" in the size "L"
      And the cart comes to "₹6,800"

    Example: Looked at and left
      When Meera looks at what else there is of the "Kurta Set" and leaves it as it is
      Then the cart holds 2 pieces of the "Kurta Set" in the size "S" for "₹3,000" each

  @CART-21
  Rule: It joins a line that has the size already

    Example: Both were too small
      Given Meera changes the "Kurta Set" in the cart to the size "M"
      And Meera has put 1 piece of the "Kurta Set" in the size "S" into the cart
      When Meera changes the "Kurta Set" in the cart to the size "M"
      Then the cart holds 3 pieces of the "Kurta Set" in the size "M" for "₹3,000" each
      And the shop's cart holds only 3 pieces of the "Kurta Set" in the size "M"

  @CART-77
  Rule: The coupon stays

    Example: Ten percent off the dearer one, too
      Given the coupon FESTIVE10 takes 10 percent off
      And Meera applies the coupon "FESTIVE10"
      When Meera changes the "Kurta Set" in the cart to the size "L"
      Then the cart comes to "₹6,120"

  @CART-16 @STOCK-25
  Rule: A size that is sold out is refused, and the line stays as it was

    @journey @long
    Example: Nobody has it any more
      When Meera changes the "Kurta Set" in the cart to the size "XL"
      Then Meera reads "The product is out of stock and cannot be added to the cart!" at her choice
      And the cart holds 2 pieces of the "Kurta Set" in the size "S" for "₹3,000" each

  @CART-54
  Rule: A size the shop's cart refuses is taken back

    Example: It was sold a moment ago
      Given the shop's cart refuses the "Kurta Set"
      When Meera changes the "Kurta Set" in the cart to the size "L"
      Then the cart holds 2 pieces of the "Kurta Set" in the size "S" for "₹3,000" each
      And the shop's cart holds only 2 pieces of the "Kurta Set" in the size "S"
      And Meera is told "Product that you are trying to add is not available."

  @CAT-025
  Rule: No other size is chosen for the shopper

    Example: Her size is not made in ivory
      Given the shop sells a "Long Kurta" in these variants:
        | color  | size | price | pieces |
        | Indigo | S    | 3,000 | 5      |
        | Indigo | M    | 3,000 | 5      |
        | Ivory  | M    | 3,400 | 5      |
      And Meera has put 1 piece of the "Long Kurta" in the size "S" into the cart
      When Meera changes the "Long Kurta" in the cart to the color "Ivory"
      Then Meera reads "Choose a size" at her choice

  @QUEUE-15
  Rule: Without a network the change waits for the shop

    Example: On the train
      Given Meera opens the cart page
      And Meera is offline
      And Meera changes the "Kurta Set" in the cart to the size "M"
      When Meera is online again
      Then the cart holds 2 pieces of the "Kurta Set" in the size "M" for "₹3,000" each
      And the shop's cart holds only 2 pieces of the "Kurta Set" in the size "M"
