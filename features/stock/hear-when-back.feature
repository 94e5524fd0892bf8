@stock
Feature: Hearing when it is back
  Who wants a size that is sold out, and no other, leaves an address beside it. The shop writes once, when that very
  choice can be had again.

  Background:
    Given the shop sells a "Kurta Set" in these variants:
      | color  | size | price | pieces |
      | Indigo | S    | 3,000 | 0      |
      | Indigo | M    | 3,000 | 5      |
    And Meera looks at the "Kurta Set"
    And Meera chooses the size "S"

  @STOCK-03
  Rule: Who wants what is sold out may ask to be told

    Example: The size that fits
      When Meera asks to be told as "meera.waits@letters.test"
      Then Meera reads of waiting "You will hear by email once, when S in Indigo is back."

    Example: A piece that has no sizes
      Given the shop sells a "Silk Tee" with 0 pieces
      And Meera looks at the "Silk Tee"
      When Meera asks to be told as "meera.waits@letters.test"
      Then Meera reads of waiting "You will hear by email once, when this piece is back."

    Example: A piece of a set
      Given the shop sells a "Silk Tee" with 0 pieces
      And the shop sells the set "Summer Set" of "Silk Tee"
      And Meera looks at the "Summer Set"
      And Meera wants to wait for the "Silk Tee" of it
      When Meera asks to be told as "meera.waits@letters.test"
      Then Meera reads of waiting "You will hear by email once, when this piece is back."

    Example: A choice of a bundle
      Given the shop sells a "Silk Tee" with 0 pieces
      And the shop sells the bundle "Gift" with these options:
        | option | products | flagged |
        | Wrap   | Silk Tee |         |
      And Meera looks at the "Gift"
      And Meera wants to wait for the "Silk Tee" of it
      When Meera asks to be told as "meera.waits@letters.test"
      Then Meera reads of waiting "You will hear by email once, when this piece is back."

    Example: What can be had is not waited for
      When Meera chooses the size "M"
      Then Meera cannot ask to be told

    Example: First the size is chosen
      Given the shop sells a "Long Kurta" in these variants:
        | color  | size | price | pieces |
        | Indigo | S    | 3,000 | 0      |
        | Indigo | M    | 3,000 | 0      |
      When Meera looks at the "Long Kurta"
      Then Meera cannot ask to be told

    Example: Who is signed in types nothing
      Given the shop sells a "Silk Tee" with 0 pieces
      And Asha is signed in
      And Asha looks at the "Silk Tee"
      When Asha wants to be told
      Then the address of Asha stands there already

    Example: An address with a slip
      When Meera asks to be told as "meera@letters"
      Then Meera reads "Enter an email address like name@example.com" at the address

    Example: No address at all
      When Meera asks to be told as ""
      Then Meera reads "Enter your email address" at the address

    @page
    Example: The keyboard stands in the field, and where the slip is
      When Meera wants to be told
      And the focus is on the "Email address"
      And Meera asks to be told as "meera@letters"
      Then the focus is on the "Email address"

    Example: The shop does not answer
      Given the shop does not answer who waits
      When Meera asks to be told as "meera.waits@letters.test"
      Then Meera reads that waiting failed: "Something went wrong. Try again in a few seconds."
      And the address still reads "meera.waits@letters.test"

  @STOCK-04
  Rule: The shop writes once when it is back

    @journey @long
    Example: Two pieces come back
      Given Meera asks to be told as "meera.once@letters.test"
      And Meera reads of waiting "You will hear by email once, when S in Indigo is back."
      When the "Kurta Set" is back in the size "S"
      Then the shop has written to "meera.once@letters.test" once

    Example: Asked twice, and back twice
      Given Meera asks to be told as "meera.twice@letters.test"
      And Meera looks at the "Kurta Set"
      And Meera chooses the size "S"
      And Meera asks to be told as "Meera.Twice@letters.test"
      When the "Kurta Set" is back in the size "S"
      And the "Kurta Set" is back in the size "S"
      Then the shop has written to "meera.twice@letters.test" once

    Example: It is not back yet
      When Meera asks to be told as "meera.patient@letters.test"
      Then the shop has not written to "meera.patient@letters.test"

  @QUEUE-01 @QUEUE-05
  Rule: Without a network it is asked for later

    Example: On the train
      Given Meera is offline
      When Meera asks to be told as "meera.train@letters.test"
      Then Meera reads of waiting "Saved on this device. It is sent to the shop when it can be reached, and you hear by email once, when S in Indigo is back."

    Example: The network returns
      Given Meera is offline
      And Meera asks to be told as "meera.home@letters.test"
      When Meera is online again
      Then Meera is told "You hear by email once, when Kurta Set (S in Indigo) is back."
      And the "Kurta Set" is back in the size "S"
      And the shop has written to "meera.home@letters.test" once

    Example: It is back before the network is
      Given Meera is offline
      And Meera asks to be told as "meera.late@letters.test"
      And the "Kurta Set" is back in the size "S"
      When Meera is online again
      Then Meera is told "Kurta Set (S in Indigo) is back already. You need not wait."
      And the shop has not written to "meera.late@letters.test"
