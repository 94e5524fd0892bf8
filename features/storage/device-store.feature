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

    @CACHE-04
    Example: It fails once, and keeps what was put in all the same
      Given the device cannot read what it kept
      And Meera adds the "Silk Tee" to the cart
      When Meera comes back later
      Then the badge counts 1

  @CACHE-05
  Rule: However many writes fail, what was put in is there as soon as the device takes it

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
        | 30       | 1      |

    Example: A full device keeps nobody from buying
      Given the device is full
      And Meera adds the "Silk Tee" to the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then Meera is thanked for the order
      And Meera is told "This device cannot keep your order. Please keep this page open until the shop has answered."
      And the shop has 1 order

  @CACHE-12
  Rule: A device full of pictures gives them up, and never an order

    Background:
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      And the device is full of pictures

    Example: Ordering on the train
      Given Meera is offline
      When Meera places the order
      Then Meera reads that the order waits to be sent
      And Meera has 1 waiting order
      And the device keeps no pictures any more

    Example: Ordering at home
      When Meera places the order
      Then Meera is thanked for the order
      And Meera sees no notice

  @CACHE-10
  Rule: What waits and cannot be read any more is told in one sentence

    Example: Two orders of last week
      Given the device has set 2 damaged orders aside
      When Meera opens the home page
      Then Meera is told "Some of what waited on this device cannot be read and was set aside (2): if you miss an order, write to care@zari.example."
      And Meera sees 1 notice

    Example: Another tab holds on to an old database
      Given another tab does not let go of the orders
      When Meera opens the home page
      Then Meera is told "Please close the other tabs of this shop, so that this one can read the orders on your device."

  @CHK-42
  Rule: Who has to wait knows when the browser promises nothing

    Background:
      Given the browser does not promise to keep anything
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash

    Example: On the train
      Given Meera is offline
      When Meera places the order
      Then Meera is told "This browser may clear what waits on it, so please open the shop again within a few days until your order is sent."

    Example: The shop takes it at once
      When Meera places the order
      Then Meera is thanked for the order
      And Meera sees no notice

  @CACHE-08
  Rule: A device that does not answer in 800 milliseconds is asked anew, and loses nothing

    Background:
      Given Meera has put 1 piece of the "Silk Tee" into the cart

    Example: A hanging database
      Given Meera looks at the "Silk Tee"
      And the device does not answer
      When Meera adds it to the cart and 800 milliseconds pass
      Then the device was asked anew

    Example: Coming back to a slow phone
      When Meera comes back later to a device that takes 5 seconds
      Then Meera is told "This device has not answered yet. What you have kept here is safe, and is shown as soon as it does."
      When the device answers
      Then Meera has 1 piece of the "Silk Tee" in the cart
      And Meera sees no notice

  @CACHE-10
  Rule: Who uses a browser that keeps nothing is told so once, as plain news

    Example: All site data is blocked
      Given the browser keeps nothing for the shop
      When Meera adds the "Silk Tee" to the cart
      Then Meera is told "This browser keeps nothing for the shop, so your cart and lists are gone when you close or reload this page. You can order now, or allow site data for this shop."
      And Meera has 1 piece of the "Silk Tee" in the cart
