@storage
Feature: What the device keeps
  A device that cannot keep things makes the shop forgetful, never broken.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees

  @CACHE-07 @CACHE-10
  Rule: After one failed read the shop goes on from memory

    Example: The storage is blocked
      Given the device cannot read what it kept
      When Meera adds the "Silk Tee" to the cart
      Then Meera sees 1 notice
      And Meera has 1 piece of the "Silk Tee" in the cart

  @CACHE-05
  Rule: Thirty failed writes make the shop forgetful, twenty-nine do not

    Scenario Outline: <failures> failed writes
      Given Meera looks at the "Silk Tee"
      And the next <failures> writes to the device fail
      And Meera has pressed the heart until the device could write again
      And Meera adds it to the cart
      When Meera comes back later
      Then the badge counts <pieces>

      Examples:
        | failures | pieces |
        | 29       | 1      |
        | 30       | 0      |

    Example: A full device keeps nobody from buying
      Given the device is full
      And Meera adds the "Silk Tee" to the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then Meera is thanked for the order
      And Meera is told "This device cannot keep your order. Please keep this page open until the shop has answered."
      And the shop has 1 order

  @CACHE-08
  Rule: A device that does not answer in 800 milliseconds is asked to begin anew

    Example: A hanging database
      Given Meera looks at the "Silk Tee"
      And the device does not answer
      When Meera adds it to the cart and 800 milliseconds pass
      Then the device's database was made anew
