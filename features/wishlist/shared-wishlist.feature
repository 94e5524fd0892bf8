@wishlist
Feature: A wishlist by a link
  Who marries or has a birthday shows others what they like,
  without an account, and until they think better of it.

  Background:
    Given the shop sells a "Shawl" for 1,000 rupees
    And the shop sells a "Stole" for 500 rupees
    And Meera has saved the "Shawl" and the "Stole"

  Rule: Whoever has the link sees the pieces, and of a person what was given alone

    @journey
    Example: Nothing but the pieces
      Given Meera shares her wishlist
      When somebody opens the link to her wishlist
      Then the shared list holds "Stole, Shawl"
      And the shared list is called "A shared wishlist"
      And the shared list says "" of who shares it

    Example: For a feast
      Given Meera shares her wishlist as "For Diwali" by "Meera"
      When somebody opens the link to her wishlist
      Then the shared list is called "For Diwali"
      And the shared list says "Shared by Meera" of who shares it

    Example: Liked later
      Given Meera shares her wishlist
      And the shop sells a "Wrap" for 700 rupees
      And Meera looks at the "Wrap"
      And Meera saves the piece that is open
      When somebody opens the link to her wishlist
      Then the shared list holds "Stole, Shawl"

  Rule: The pieces of a shared list cost what they cost today

    Example: Reduced since
      Given Meera shares her wishlist
      And the shop sells a "Shawl" for 800 rupees
      When somebody opens the link to her wishlist
      Then the shared list shows the "Shawl" for "₹800"

  Rule: What somebody shows goes onto the own wishlist

    Example: The same taste
      Given Meera shares her wishlist
      And Meera takes the "Stole" out of the wishlist
      And somebody opens the link to her wishlist
      When Meera adds the shared pieces to her wishlist
      Then the wishlist holds "Shawl, Stole"

  Rule: The device that shared a list ends that, and no other way leads to it then

    Example: Thought better of it
      Given Meera shares her wishlist
      And Meera stops sharing her wishlist
      When somebody opens the link to her wishlist
      Then the shared list is called "This wishlist is not shared"

    Example: The day after
      Given Meera shares her wishlist
      And Meera comes back later
      When Meera stops sharing her wishlist
      Then Meera reads of sharing "The list is shared no more: its link leads nowhere."

  Rule: Without a network nothing is shared, and that is said

    Example: On the train
      Given Meera opens the path "/wishlist"
      And Meera is offline
      When Meera shares her wishlist
      Then Meera reads of sharing "You are offline. Sharing needs a network."
