@newsletter
Feature: The newsletter
  Whoever likes the shop may have its newsletter, from the foot of every page.
  It is left where it was joined, and an address that was typed is never lost on the way.

  Background:
    Given Meera opens the home page

  @CUST-31
  Rule: The newsletter goes to an address that is given

    @journey @long
    Example: New to the shop
      When Meera subscribes as "meera.new@letters.test"
      Then Meera reads of the newsletter "The newsletter goes to meera.new@letters.test."
      And the newsletter goes to "meera.new@letters.test"

    Example: An address with a slip
      When Meera subscribes as "meera@letters"
      Then Meera reads "Enter an email address like name@example.com" at the newsletter's address
      And the shop was not asked to change the newsletter

    Example: No address at all
      When Meera subscribes as ""
      Then Meera reads "Enter your email address" at the newsletter's address

    @page
    Example: The keyboard stands where the slip is
      When Meera subscribes as "meera@letters"
      Then the focus is on the "Email address"

  @CUST-29 @CUST-30
  Rule: How an address stands is unknown until it was looked up

    Example: Joined long ago
      Given the newsletter goes to "meera@letters.test" already
      When Meera gives the newsletter the address "Meera@letters.test"
      Then Meera is offered to unsubscribe

    Example: Never joined
      When Meera gives the newsletter the address "meera.never@letters.test"
      Then Meera is not offered to unsubscribe

    Example: The shop does not say
      Given the newsletter goes to "meera@letters.test" already
      And the shop does not answer about the newsletter
      When Meera gives the newsletter the address "meera@letters.test"
      Then Meera is not offered to unsubscribe
      And Meera sees no notice

  @CUST-32
  Rule: The newsletter goes no more to an address that is taken back

    @journey @long
    Example: Joined long ago
      Given the newsletter goes to "meera.leaves@letters.test" already
      When Meera gives the newsletter the address "meera.leaves@letters.test"
      And Meera unsubscribes
      Then Meera reads of the newsletter "The newsletter no longer goes to meera.leaves@letters.test."
      And the newsletter does not go to "meera.leaves@letters.test"
      And Meera is not offered to unsubscribe

  @CUST-33
  Rule: Nobody is subscribed twice

    Example: Joined long ago
      Given the newsletter goes to "meera@letters.test" already
      When Meera subscribes as "meera@letters.test"
      Then Meera reads of the newsletter "The newsletter goes to meera@letters.test."
      And the shop was not asked to change the newsletter

  @ERR-01
  Rule: The address stays when the shop cannot take it

    Example: No answer
      Given the shop does not answer about the newsletter
      When Meera subscribes as "meera@letters.test"
      Then Meera reads that the newsletter failed: "Something went wrong. Try again in a few seconds."
      And the newsletter's address still reads "meera@letters.test"

    Example: The page is loaded again
      Given the shop does not answer about the newsletter
      And Meera subscribes as "meera@letters.test"
      When Meera comes back later
      Then the newsletter's address still reads "meera@letters.test"

    Example: No network, and a device without room to keep it
      Given Meera is offline
      And the device is full
      When Meera subscribes as "meera@letters.test"
      Then Meera reads that the newsletter failed: "You are offline. Please try again when you are back online."
      And the newsletter's address still reads "meera@letters.test"

    Example: The shop says why
      Given the shop refuses to change the newsletter
      When Meera subscribes as "meera@letters.test"
      Then Meera is told "The newsletter has a rest."
      And the newsletter's address still reads "meera@letters.test"
