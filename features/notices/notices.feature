@notices
Feature: Notices
  The shop says shortly what happened and leaves the shopper alone again.

  @UI-18
  Rule: OK closes a notice

    Example: Read and done
      Given Meera was told "Product has been added to the cart!"
      When Meera presses OK
      Then Meera sees no notice

  @UI-16
  Rule: The same notice twice in a row is shown once

    Example: Two quick adds
      When Meera is told the same notice twice
      Then Meera sees 1 notice

  @UI-17
  Rule: The same notice is shown again after another one

    Example: Something else happened between
      When Meera is told a notice, another one, and the first again
      Then Meera sees 3 notices

  @UI-19
  Rule: A notice leaves by itself after five seconds

    Example: Five seconds
      Given Meera was warned that the stock is unsure
      When 5 seconds pass
      Then Meera sees no notice

    Example: Not before
      Given Meera was warned that the stock is unsure
      When 4 seconds pass
      Then Meera sees 1 notice

  @UI-19
  Rule: An error, and a notice that offers a choice, stays as long as its page

    @page
    Example: On to another page
      Given the category "Sarees" holds 2 products
      And Meera was told "Product has been added to the cart!"
      And Meera was told that a coupon is refused
      When 60 seconds pass
      Then Meera sees 2 notices
      When Meera opens the category "Sarees"
      Then Meera sees no notice

    @page
    Example: What became of an order goes along
      Given the category "Sarees" holds 2 products
      And Meera was told that an order waits
      When Meera opens the category "Sarees"
      Then Meera sees 1 notice

  @UI-20
  Rule: A notice with a time of its own leaves after it

    Example: Two seconds
      Given Meera was warned for 2 seconds
      When 2 seconds pass
      Then Meera sees no notice

  @UI-21
  Rule: A notice that must be read stays

    Example: A whole minute
      Given Meera was told a notice that must be read
      When 60 seconds pass
      Then Meera sees 1 notice

  @UI-22
  Rule: The second action closes the notice too

    Example: Proceed to checkout
      Given Meera was told "Product has been added to the cart!"
      When Meera proceeds to checkout from the notice
      Then Meera sees no notice

  @UI-14
  Rule: What was told can be read again in the account menu, in this visit

    Example: It went too fast
      Given Meera was warned that the stock is unsure
      And Meera was told "Product has been added to the cart!"
      And 60 seconds pass
      When Meera looks up what she was told
      Then Meera reads again "Product has been added to the cart!"
      And Meera reads again 2 notices

    Example: Only the latest
      Given Meera was told 25 notices
      When Meera looks up what she was told
      Then Meera reads again 20 notices

    Example: Nothing was told
      When Meera looks up what she was told
      Then Meera reads again 0 notices

    Example: It is nobody else's to read
      Given Meera was told "Product has been added to the cart!"
      When Meera comes back later
      And Meera looks up what she was told
      Then Meera reads again 0 notices
