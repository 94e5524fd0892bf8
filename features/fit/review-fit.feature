@fit
Feature: Saying how a piece fits
  Whoever has worn a piece knows best whether it runs small.

  Rule: Whoever reviews a piece that comes in sizes may say how it fits

    Background:
      Given the shop sells a "Kurta Set" in these variants:
        | color  | size | price | pieces |
        | Indigo | S    | 3,000 | 5      |
        | Indigo | M    | 3,000 | 5      |
      And Meera looks at the "Kurta Set"

    Example: It runs small
      When Meera reviews the piece as "Warm and light" and says "Runs small"
      Then Meera is told "You submitted your review for moderation."
      And the shop has a review "Warm and light" that says "small"

    Example: Nobody has to say it
      When Meera reviews the piece as "Warm and light"
      Then the shop has a review "Warm and light" that says nothing of the fit

    Example: What was said stays when the shop cannot take it
      Given the shop takes no reviews
      When Meera reviews the piece as "Warm and light" and says "Runs large"
      Then the review still says "Runs large"

  Rule: Of a piece that does not come in sizes nobody is asked how it fits

    Example: A shawl
      Given the shop sells a "Shawl"
      When Meera looks at the "Shawl"
      Then nobody asks Meera how it fits
