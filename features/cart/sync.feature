@cart
Feature: Own cart and shop's cart
  The cart lives on the device; the shop keeps a copy.
  A shopper never loses a product in silence.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And the shop sells a "Dupatta" for 900 rupees

  @CART-33 @CART-45
  Rule: The first product opens a guest cart at the shop

    Example: A new visitor
      When Meera adds the "Silk Tee" to the cart
      Then the shop's cart holds 1 piece of the "Silk Tee"

  @CART-34 @CART-47
  Rule: A changed number of pieces is told to the shop

    Example: Three instead of one
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera changes the "Silk Tee" to 3 pieces
      Then the shop's cart holds 3 pieces of the "Silk Tee"

  @CONF-55
  Rule: A shop that keeps no carts is told of none, and the shopper misses nothing

    Example: Two pieces
      Given the shop keeps no cart
      And Meera has put 2 pieces of the "Silk Tee" into the cart
      When Meera opens the cart page
      Then the shop's cart is empty
      And the cart comes to "₹4,800"

  @CART-36
  Rule: Carts in sync are left alone

    Example: Opening the cart page
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera opens the cart page
      Then the shop was not asked for the cart again

  @CART-49
  Rule: A line only the shop knows comes into the own cart

    Example: Added on another device
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And the shop's cart was given 2 pieces of the "Dupatta" elsewhere
      When Meera adds the "Silk Tee" to the cart
      Then Meera has 2 pieces of the "Dupatta" in the cart

  @CART-50 @CART-63
  Rule: In checkout the own cart wins

    Example: A line appears while Meera pays
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has begun to fill in the checkout
      And the shop's cart was given 2 pieces of the "Dupatta" elsewhere
      When Meera changes the "Silk Tee" to 2 pieces
      Then the shop's cart holds only 2 pieces of the "Silk Tee"

  @CART-55
  Rule: A new line the shop refuses leaves the cart with a word

    Example: The shop does not sell it any more
      Given the shop's cart refuses the "Dupatta"
      When Meera adds the "Dupatta" to the cart
      Then Meera is told "Product that you are trying to add is not available."
      And Meera's cart is empty

  @CART-54
  Rule: A change the shop refuses is taken back

    Example: Too many pieces
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And the shop's cart refuses the "Silk Tee"
      When Meera changes the "Silk Tee" to 9 pieces
      Then Meera has 1 piece of the "Silk Tee" in the cart

  @CART-61 @QUEUE-36
  Rule: A cart the shop has forgotten is opened anew

    Example: It was closed meanwhile
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And the shop has forgotten the cart
      When Meera changes the "Silk Tee" to 2 pieces
      Then the shop's cart holds 2 pieces of the "Silk Tee"

  @CART-83
  Rule: Without the shop the cart still adds up

    Example: On the train
      Given Meera looks at the "Dupatta"
      And Meera is offline
      When Meera adds it to the cart
      Then the cart comes to "₹900"

  @QUEUE-15 @QUEUE-17
  Rule: Back online the shop's cart follows the own cart

    Example: Out of the tunnel
      Given Meera looks at the "Dupatta"
      And Meera is offline
      And Meera adds it to the cart
      When Meera is online again
      Then the shop's cart holds 1 piece of the "Dupatta"
