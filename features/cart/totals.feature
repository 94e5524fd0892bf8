@cart
Feature: What the cart costs
  The shop calculates; the shopper sees where every rupee comes from.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And the coupon FESTIVE10 takes 10 percent off
    And Meera has put 2 pieces of the "Silk Tee" into the cart

  @CART-38 @CART-82
  Rule: The totals follow every change

    Example: Three pieces
      When Meera changes the "Silk Tee" to 3 pieces
      Then the cart comes to "₹7,200"

  @PRICE-20
  Rule: Tax is what the paid sum contains

    Example: With ten percent off
      When Meera applies the coupon "FESTIVE10"
      Then the order summary says "₹463"
      And the order summary says "Contained in what you pay"

    Example: Without a discount
      Then the order summary says "₹514"
      And the order summary says "Contained in the prices"

  @CART-04
  Rule: Each sum says where it comes from, and the cart what happens to what does not fit

    Example: All of it
      Given Meera applies the coupon "FESTIVE10"
      Then the order summary says "2 pieces"
      And the order summary says "With the coupon FESTIVE10"
      And the order summary says "Free delivery to India"
      And the order summary says "Incl. of all taxes"
      And the order summary says "Send back what you have not worn within 15 days."

    @CART-83
    Example: What only the shop can work out
      Given Meera is offline
      When Meera changes the "Silk Tee" to 3 pieces
      Then the order summary says "Told when the shop has answered"
      And the order summary says "Estimated on this device. The shop confirms the final sum."

  @CONF-55
  Rule: A shop that leaves its sums to the device says that they are estimated, and still takes a coupon

    Example: Without a coupon
      Given the shop leaves the sums of carts to the device
      When Meera changes the "Silk Tee" to 3 pieces
      Then the order summary says "Estimated on this device. The shop confirms the final sum."
      And the cart comes to "₹7,200"

    Example: With a coupon
      Given the shop leaves the sums of carts to the device
      When Meera applies the coupon "FESTIVE10"
      Then the order summary says "With the coupon FESTIVE10"
      And the cart comes to "₹4,320"

  @CART-05 @page
  Rule: What the merchant promises for a little more is said at the cart

    Example: Nearly enough for a gift wrap
      When Meera changes the "Silk Tee" to 7 pieces
      Then Meera reads on the page "Add ₹3,200 more for free gift wrap."
