@cart
Feature: Add to cart
  Shoppers collect products before they pay.
  A product that cannot be sold never enters the cart.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees

  @CART-19 @CART-22
  Rule: A product in stock goes into the cart

    Example: The first piece
      When Meera adds the "Silk Tee" to the cart
      Then Meera is told "Product has been added to the cart!"
      And Meera has 1 piece of the "Silk Tee" in the cart

  @CART-16 @STOCK-25
  Rule: A product that is out of stock is refused

    Example: The last piece was sold a moment ago
      Given Meera looks at the "Silk Tee"
      And the last "Silk Tee" is sold
      When Meera adds it to the cart
      Then Meera is told "The product is out of stock and cannot be added to the cart!"
      And Meera's cart is empty

  @CART-17 @CART-18
  Rule: A product whose stock is unsure is taken with a warning

    Example: The shop cannot say
      Given the shop's stock does not answer
      When Meera adds the "Silk Tee" to the cart
      Then Meera has 1 piece of the "Silk Tee" in the cart
      And Meera is told "The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation."

  @CART-13 @CONF-54
  Rule: A product without a price is refused

    Example: The merchant forgot the price
      Given the shop sells a "Sample" for 0 rupees
      When Meera adds the "Sample" to the cart
      Then Meera is told "Product price is unknown, product cannot be added to the cart!"
      And Meera's cart is empty

  @CART-14 @CONF-54
  Rule: A product for nothing may be added where the merchant allows it

    Example: A free sample
      Given the shop sells a "Sample" for 0 rupees
      And products for nothing are allowed
      When Meera adds the "Sample" to the cart
      Then Meera has 1 piece of the "Sample" in the cart

  @CART-15
  Rule: A product that cannot be bought is not added

    Example: No variant is left
      Given the shop sells a "Kurta Set" in these variants:
        | color  | size | price | pieces | state |
        | Indigo | S    | 3,000 | 5      | off   |
      When Meera adds the "Kurta Set" to the cart
      Then Meera is told "No available product variants"
      And Meera's cart is empty

  @CART-21
  Rule: Adding a product again raises its pieces

    Example: A second and a third
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera adds 2 pieces of the "Silk Tee" to the cart
      Then Meera has 3 pieces of the "Silk Tee" in the cart

  @CART-12
  Rule: Pieces are whole and at least one

    Scenario Outline: <case>
      When Meera adds "<typed>" pieces of the "Silk Tee" to the cart
      Then Meera has <pieces> of the "Silk Tee" in the cart

      Examples:
        | case       | typed | pieces   |
        | two        | 2     | 2 pieces |
        | a fraction | 2.7   | 2 pieces |
        | nothing    |       | 1 piece  |
        | less       | -3    | 1 piece  |

  @CART-23 @CONF-54
  Rule: The notice offers the ways to the checkout and to the cart

    Example: Straight to paying
      Given Meera adds the "Silk Tee" to the cart
      When Meera proceeds to checkout from the notice
      Then Meera is on the checkout page

    Example: A look at everything first
      Given Meera adds the "Silk Tee" to the cart
      When Meera follows the notice to the cart
      Then Meera is on the cart page
      And Meera sees no notice

  @CART-24 @CONF-54
  Rule: With an external checkout the notice offers no way to ours

    Example: A shop that pays elsewhere
      Given the shop pays elsewhere
      When Meera adds the "Silk Tee" to the cart
      Then Meera is not offered to proceed to checkout
