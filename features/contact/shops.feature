@contact
Feature: Shops to walk into
  Whoever wants to try something on finds the shops by city or postcode, with their hours and the way there.

  @ROUTE-10
  Rule: The page of the shops lists them all, and those of a place

    @journey
    Example: By the name of a place
      Given the stores "Zari Bandra, Zari Colaba" are open
      When Meera opens the page of the shops
      Then Meera sees the shops "Zari Bandra, Zari Colaba"
      When Meera looks for shops in "colaba"
      Then Meera sees the shops "Zari Colaba"
      And Meera reads "1 shop" above the shops

    Example: No shop there
      Given the stores "Zari Bandra, Zari Colaba" are open
      When Meera opens the page of the shops
      And Meera looks for shops in "Bhopal"
      Then Meera reads "There is no shop for “Bhopal” yet. These may be within reach:" above the shops
      And Meera sees the shops "Zari Bandra, Zari Colaba"
