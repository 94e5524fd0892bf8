@wishlist
Feature: Hearing when a price falls
  Who has saved a piece and finds it dear leaves an address on the wishlist.
  The shop writes when a piece of it costs less, and no more than once a day.

  Background:
    Given the shop sells a "Shawl" for 1,000 rupees
    And the shop sells a "Stole" for 500 rupees
    And Meera has saved the "Shawl" and the "Stole" in a shop that tells of prices

  Rule: Who has saved something may ask to hear when it costs less

    Example: The whole list at once
      When Meera asks about prices as "meera.saves@letters.test"
      Then Meera reads of prices "You hear by email when a piece on this list costs less. Ask again for what you add later."

    Example: Nothing is saved
      When Meera takes the "Shawl" out of the wishlist
      And Meera takes the "Stole" out of the wishlist
      Then Meera cannot ask about prices

    Example: Who is signed in types nothing
      Given Asha is signed in
      When Asha wants to hear of prices
      Then the address of Asha stands there for prices

    Example: An address with a slip
      When Meera asks about prices as "meera@letters"
      Then Meera reads "Enter an email address like name@example.com" at the address for prices

    @page
    Example: The keyboard stands where the slip is
      When Meera asks about prices as "meera@letters"
      Then the focus is on the "Email address"

    Example: The shop does not answer
      Given the shop does not answer who asks about prices
      When Meera asks about prices as "meera.saves@letters.test"
      Then Meera reads that asking about prices failed: "Something went wrong. Try again in a few seconds."
      And the address for prices still reads "meera.saves@letters.test"

  Rule: The shop writes once when a price has fallen

    @journey @long
    Example: One piece costs less
      Given Meera asks about prices as "meera.falls@letters.test"
      And Meera reads of prices "You hear by email when a piece on this list costs less. Ask again for what you add later."
      When the "Shawl" costs 800 rupees
      Then the shop has written to "meera.falls@letters.test" about prices once
      And the shop has written to "meera.falls@letters.test" about prices once

    Example: All pieces cost less
      Given Meera asks about prices as "meera.sale@letters.test"
      When the "Shawl" costs 800 rupees
      And the "Stole" costs 400 rupees
      Then the shop has written to "meera.sale@letters.test" about prices once

    Example: Asked twice
      Given Meera asks about prices as "meera.twice@letters.test"
      And Meera looks at the "Shawl"
      And Meera asks about prices as "Meera.Twice@letters.test"
      When the "Shawl" costs 800 rupees
      Then the shop has written to "meera.twice@letters.test" about prices once

    Example: What was saved later was not asked for
      Given Meera asks about prices as "meera.later@letters.test"
      And the shop sells a "Wrap" for 700 rupees
      And Meera looks at the "Wrap"
      And Meera saves the piece that is open
      When the "Wrap" costs 600 rupees
      Then the shop has not written to "meera.later@letters.test" about prices

    Example: It became dearer
      Given Meera asks about prices as "meera.patient@letters.test"
      When the "Shawl" costs 1,200 rupees
      Then the shop has not written to "meera.patient@letters.test" about prices

    Example: It became cheaper in another country
      Given Meera asks about prices as "meera.home@letters.test"
      When the "Shawl" costs 100 rupees in the US
      Then the shop has not written to "meera.home@letters.test" about prices

  @QUEUE-01 @QUEUE-05
  Rule: Without a network it is asked for later

    Example: On the train
      Given Meera is offline
      When Meera asks about prices as "meera.train@letters.test"
      Then Meera reads of prices "Saved on this device. It is sent to the shop when it can be reached, and you hear by email when a piece on this list costs less."

    Example: The network returns
      Given Meera is offline
      And Meera asks about prices as "meera.back@letters.test"
      When Meera is online again
      Then Meera is told "You hear by email when a piece on your wishlist costs less."
      And the "Shawl" costs 800 rupees
      And the shop has written to "meera.back@letters.test" about prices once

  Rule: A shop that tells of no prices offers nothing

    Example: As it was before
      Given the shop tells of no prices
      Then Meera cannot ask about prices
