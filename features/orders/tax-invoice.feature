@orders
Feature: Tax invoice
  A shop that says who sells gives a tax invoice of every order that goes to a state of India. Paper shows it in the place
  of the page of the order; nothing on it is an amount that the order does not hold.

  Background:
    Given the shop sells a "Silk Tee" for 2,240 rupees
    And the seller "Zari Retail" in "7 Mill Lane, Mumbai 400013" is registered as "27AAPFU0939F1ZV" and files a "tee" under "6109"

  @ACC-03
  Rule: The order of a customer is printed as a tax invoice

    @journey @long
    Example: Within the state of the seller, the tax is shared with the state
      Given Asha is signed in
      And Asha has ordered 3 pieces of the "Silk Tee"
      And Asha opens the account at "Orders"
      When Asha opens the last order
      Then the invoice says "GSTIN 27AAPFU0939F1ZV"
      And the invoice says "Maharashtra (27)"
      And the invoice says "6109"
      And the invoice adds up:
        | term          | amount    |
        | Taxable value | ₹6,000.00 |
        | CGST          | ₹360.00   |
        | SGST          | ₹360.00   |
        | Total         | ₹6,720.00 |

    Example: Across a border of states, the tax is one
      Given the seller "Zari South" in "4 Lake View, Bengaluru 560042" is registered as "29AAGCB7383J1Z4" and files a "tee" under "6109"
      And Asha is signed in
      And Asha has ordered 1 piece of the "Silk Tee"
      And Asha opens the account at "Orders"
      When Asha opens the last order
      Then the invoice adds up:
        | term          | amount    |
        | Taxable value | ₹2,000.00 |
        | IGST          | ₹240.00   |
        | Total         | ₹2,240.00 |
      And the invoice does not speak of "CGST"

  @CHK-47
  Rule: So is the order of a guest, for whoever is shown all of it

    @journey @long
    Example: Found by its number and e-mail address
      Given Meera has ordered 1 piece of the "Silk Tee" on another device
      When Meera tracks the order by its number
      Then the invoice says "Hill Road, Bandra West"
      And the invoice adds up:
        | term  | amount    |
        | Total | ₹2,240.00 |

    Example: Whoever has no more than its address prints what the page shows
      Given Meera has ordered 1 piece of the "Silk Tee" on another device
      When Meera opens the address of the order
      Then the order is printed as it stands on the page

    Example: An order that this device has placed
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then the invoice says "Place of supply"
      And the invoice says "Meera Iyer"

  @ACC-03
  Rule: A shop that does not say who sells prints what the page shows

    Example: No number of a seller
      Given the seller "" in "" is registered as "" and files a "tee" under "6109"
      And Asha is signed in
      And Asha has ordered 1 piece of the "Silk Tee"
      And Asha opens the account at "Orders"
      When Asha opens the last order
      Then the order is printed as it stands on the page
